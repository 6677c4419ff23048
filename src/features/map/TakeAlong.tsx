import type { Locale } from '../../config/locales';
import type { Place } from '../../content/map/places';
import { bundlesOf, FORMATS } from '../../content/map/take-along';
import { useWords } from '../../i18n/use-words';
import { takeAlongPath } from '../../routing/paths';
import * as styles from './Map.module.css';

type TakeAlongProps = {
  locale: Locale;
  country: { readonly name: string; readonly path: string };
  places: readonly Place[];
};

/** The country and its layers as files for the programs that people walk and drive with. */
export function TakeAlong({ locale, country, places }: TakeAlongProps) {
  const t = useWords('map');
  const bundles = bundlesOf({ country: country.name, locale, places }).filter(
    ({ layer, places: chosen }) => layer !== undefined || chosen.length === places.length,
  );
  return (
    <ul className={styles.files}>
      {bundles.map(({ file, layer, places: chosen }) => {
        const name = layer ? t(`layers.${layer}`) : country.name;
        return (
          <li key={file}>
            <span>{`${name} (${chosen.length})`}</span>
            {FORMATS.map((format) => (
              <a key={format} href={takeAlongPath(country.path, file, format)}>
                {t(`formats.${format}`)}
                <span className="visually-hidden">{` – ${name}`}</span>
              </a>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
