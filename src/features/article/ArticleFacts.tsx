import type { Locale } from '../../config/locales';
import type { Aspect, HikeGrade } from '../../config/taxonomy';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import { useWords } from '../../i18n/use-words';
import { Facts } from '../../ui';
import { formatCoordinates, formatDuration } from './format';

type ArticleFactsProps = {
  locale: Locale;
  article: Pick<
    Queries.ArticlePageFragment,
    | 'interest'
    | 'access'
    | 'difficulty'
    | 'hike'
    | 'coordinates'
    | 'checkedOn'
    | 'checkedAspects'
    | 'uncheckedAspects'
  >;
};

/** Interest, access and difficulty, what is known of a hike, and what of it all was checked (SPEC §1). */
export function ArticleFacts({ locale, article }: ArticleFactsProps) {
  const { interest, access, difficulty, hike, coordinates, checkedOn } = article;
  const t = useWords('article');
  // The build lets only the aspects of the taxonomy through.
  const named = (aspects: readonly string[]) =>
    aspects.map((name) => t(`aspects.${name as Aspect}`)).join(', ');
  const [checked, unchecked] = [named(article.checkedAspects), named(article.uncheckedAspects)];
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
        (!!checked || !!checkedOn) && {
          label: t('checked'),
          value: <Checked aspects={checked} day={checkedOn} locale={locale} />,
        },
        !!unchecked && { label: t('unchecked'), value: unchecked },
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

/** @example 'access, season (9 March 2026)' */
function Checked({ aspects, day, locale }: { aspects: string; day: string | null; locale: Locale }) {
  if (!day) return aspects;
  const date = <time dateTime={day}>{formatDate(day, locale)}</time>;
  return aspects ? (
    <>
      {aspects} ({date})
    </>
  ) : (
    date
  );
}
