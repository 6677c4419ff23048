import type { Locale } from '../../config/locales';
import type { HikeGrade } from '../../config/taxonomy';
import { formatNumber } from '../../i18n/numbers';
import { useWords } from '../../i18n/use-words';
import { Facts } from '../../ui';
import { formatCoordinates, formatDuration } from './format';

type ArticleFactsProps = {
  locale: Locale;
  article: Pick<Queries.ArticlePageFragment, 'interest' | 'access' | 'difficulty' | 'hike' | 'coordinates'>;
};

/** Interest, access and difficulty, and what is known of a hike (SPEC §1). */
export function ArticleFacts({ locale, article }: ArticleFactsProps) {
  const { interest, access, difficulty, hike, coordinates } = article;
  const t = useWords('article');
  const { distanceKm, ascentM, durationMin, grade, season } = hike ?? {};
  return (
    <Facts
      facts={[
        !!interest && { label: t('interest'), value: interest },
        !!access && { label: t('access'), value: access },
        !!difficulty && { label: t('difficulty'), value: difficulty },
        !!distanceKm && { label: t('distance'), value: `${formatNumber(distanceKm, locale, 1)}\u00a0km` },
        !!ascentM && { label: t('ascent'), value: `${formatNumber(ascentM, locale, 0)}\u00a0m` },
        !!durationMin && { label: t('duration'), value: formatDuration(durationMin) },
        // The build lets only the grades of the taxonomy through.
        !!grade && { label: t('grade'), value: t(`grades.${grade as HikeGrade}`) },
        !!season && { label: t('season'), value: season },
        !!coordinates && { label: t('coordinates'), value: <PlaceLink {...coordinates} locale={locale} /> },
      ]}
    />
  );
}

/** Phones open the address in their map. */
function PlaceLink(props: { latitude: number; longitude: number; locale: Locale }) {
  const { latitude, longitude, locale } = props;
  return <a href={`geo:${latitude},${longitude}`}>{formatCoordinates(props, locale)}</a>;
}
