import { environment } from '../../config/environment';
import { type Purpose, seal, unseal } from '../domain/abuse/seal';

const { host, port, publicUrl, siteOrigins, secrets } = environment;

const cmsAddress = publicUrl ?? `http://${host}:${String(port)}`;

/** The site as its readers know it: the first of SITE_ORIGINS. */
export const siteAddress = siteOrigins[0] ?? '';

/** The addresses in mails; each purpose is a route of the visitor-link API. */
const ROUTES: Record<Exclude<Purpose, 'form'>, string> = {
  moderation: 'moderation',
  subscription: 'subscription',
  'my-data': 'my-data',
};

export const DAY = 24 * 3600 * 1000;

type LinkPurpose = keyof typeof ROUTES;

/** @param life milliseconds for which the link works */
export function linkFor(purpose: LinkPurpose, content: Record<string, string>, life: number): string {
  const token = seal(secrets.commentLink, purpose, { ...content, until: Date.now() + life });
  return `${cmsAddress}/api/${ROUTES[purpose]}/${token}`;
}

/** @returns what a link's token says, or undefined when it is not ours, for something else, or too old */
export function readLink(purpose: LinkPurpose, token: string): Record<string, unknown> | undefined {
  const content = unseal(secrets.commentLink, purpose, token);
  return typeof content?.until === 'number' && content.until > Date.now() ? content : undefined;
}
