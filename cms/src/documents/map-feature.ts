import type { Core } from '@strapi/strapi';
import { type Frame, geometryProblem, outsideProblem, readGeometry } from '../domain/geometry';
import { type Data, documentsOf, type Entry, MAP_FEATURE } from '../strapi';
import { localesOf, type Rule } from './context';
import { refuseIf } from './refuse';

function check(
  strapi: Core.Strapi,
  { title, locale }: { title: unknown; locale: string },
  geometry: unknown,
  frame?: Frame | null,
): void {
  const fault = geometryProblem(geometry) ?? (frame ? outsideProblem(geometry, frame) : undefined);
  refuseIf(
    strapi,
    { title: typeof title === 'string' ? title : '?', locale },
    fault === undefined ? [] : [fault],
  );
}

/** Puts the geometry in the place of its text, so that everybody who reads the entry finds an object. */
function takeGeometry(strapi: Core.Strapi, data: Data, locale: string): void {
  if (data.geometrie === undefined || data.geometrie === null) return;
  const title = typeof data.titre === 'string' ? data.titre : '?';
  const read = readGeometry(data.geometrie);
  if ('problem' in read) return refuseIf(strapi, { title, locale }, [read.problem]);
  data.geometrie = read.geometry;
  if (read.geometry !== null) check(strapi, { title, locale }, read.geometry);
}

async function checkPublished(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
  const feature = await documentsOf(strapi, MAP_FEATURE).findFirst({
    locale,
    status: 'draft',
    filters: { documentId },
    populate: { pay: { populate: { carte: true } } },
  });
  if (feature === null) return;
  const country = feature.pay as Entry | null;
  const name = { title: feature.titre, locale };
  check(strapi, name, feature.geometrie, country?.carte as Frame | null | undefined);
}

/**
 * A geometry comes as an object or as the text of the panel's field. The map cannot draw half a geometry, so a wrong one
 * is refused when it is saved, not only when it is published; that it lies in its country is known when it is published.
 */
export const mapFeatureRule: Rule = async (strapi, { uid, action, params }) => {
  if (uid !== MAP_FEATURE) return;
  const { data, documentId } = params;
  if (data !== undefined) takeGeometry(strapi, data, localesOf(params).join());
  if (action !== 'publish' || documentId === undefined) return;
  for (const locale of localesOf(params)) await checkPublished(strapi, documentId, locale);
};
