import type { Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import { tripPath } from '../../routing/paths';
import { pressHeart } from '../../services/press-heart';
import { useKept } from '../../services/use-kept';
import { Heart } from '../../ui';

type HeartProps = { locale: Locale; shortId: string; title: string };

/** Keeps the place in the visitor's trip. */
export function PlaceHeart({ locale, shortId, title }: HeartProps) {
  const t = useWords('map');
  const isKept = useKept(shortId);
  const press = async () => {
    const { toggled } = await import(/* webpackChunkName: "trip-heart" */ '../../content/trip/heart');
    pressHeart((text) => toggled(text, shortId));
  };
  return (
    <Heart href={tripPath(locale)} isKept={isKept} onPress={() => void press()}>
      {t('keep')}
      <span className="visually-hidden">{` – ${title}`}</span>
    </Heart>
  );
}
