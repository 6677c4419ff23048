import { sortRegions } from '../../content/article/order';
import { regionAnchor } from '../../content/country/region-anchor';
import { useWords } from '../../i18n/use-words';
import * as styles from './RegionLinks.module.css';

type Region = { readonly id: string; readonly title: string };

/** Leads from the programme to the guides of each region, further down the page. */
export function RegionLinks({ regions }: { regions: readonly Region[] }) {
  const t = useWords('country');
  if (regions.length < 2) return null;
  return (
    <nav aria-label={t('guidesByRegion')} data-print="hide">
      <p>{t('guidesByRegion')}</p>
      <ul role="list" className={styles.regions}>
        {sortRegions(regions).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${regionAnchor(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
