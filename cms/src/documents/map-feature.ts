import { geometryProblem } from '../domain/geometry';
import { documentsOf, MAP_FEATURE } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

function check(title: unknown, locale: string, geometry: unknown): void {
  const fault = geometryProblem(geometry);
  refuseIf({ title: typeof title === 'string' ? title : '?', locale }, fault === undefined ? [] : [fault]);
}

/** The map cannot draw half a geometry, so a wrong one is refused when it is saved, not only when it is published. */
export const mapFeatureRule: Rule = async (strapi, { uid, action, params }) => {
  if (uid !== MAP_FEATURE) return;
  const { data, documentId } = params;
  if (data?.geometrie !== undefined && data.geometrie !== null) {
    check(data.titre, localesOf(params).join(), data.geometrie);
  }
  if (action !== 'publish' || documentId === undefined) return;
  for (const locale of localesOf(params)) {
    const selection = { locale, status: 'draft', filters: { documentId } } as const;
    const feature = await documentsOf(strapi, MAP_FEATURE).findFirst(selection);
    if (feature !== null) check(feature.titre, locale, feature.geometrie);
  }
};
