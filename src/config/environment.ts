/**
 * The only reader of `process.env` in the site. Every variable is checked where it is read; an unusable value ends
 * the run with the variable's name, what was found and what was expected.
 */
export class EnvironmentError extends Error {
  constructor(name: string, found: string, expected: string) {
    super(`${name} is ${JSON.stringify(found)}, expected ${expected}.`);
    this.name = 'EnvironmentError';
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

export type BuildEnvironment = {
  /** Public address of the site, without a final slash: `https://www.example.org`. */
  siteUrl: string;
  /** Address of the CMS without `/api` and without a final slash, as the build reaches it. */
  cmsUrl: string;
  /** Bearer token of the CMS's source token; empty when none is set. */
  cmsToken: string;
  /** `preproduction` keeps the build out of search engines; nothing else does. */
  siteEnv: 'production' | 'preproduction';
};

/** @throws EnvironmentError naming the variable that cannot be used. */
export function readBuildEnvironment(variables: Variables = process.env): BuildEnvironment {
  return {
    siteUrl: origin('GATSBY_SITE_URL', variables['GATSBY_SITE_URL'] || 'http://localhost:9000'),
    cmsUrl: origin('CMS_URL', variables['CMS_URL'] || 'http://localhost:1337'),
    cmsToken: variables['CMS_TOKEN'] ?? '',
    siteEnv: siteEnv(variables['SITE_ENV'] || 'production'),
  };
}

function origin(name: string, value: string): string {
  const expected = 'an http or https address without a path, such as https://www.example.org';
  if (!URL.canParse(value)) throw new EnvironmentError(name, value, expected);
  const url = new URL(value);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '';
  if (!/^https?:$/.test(url.protocol) || !isBare) throw new EnvironmentError(name, value, expected);
  return url.origin;
}

function siteEnv(value: string): BuildEnvironment['siteEnv'] {
  if (value === 'production' || value === 'preproduction') return value;
  throw new EnvironmentError('SITE_ENV', value, '"production" or "preproduction"');
}
