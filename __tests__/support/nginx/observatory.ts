import type { IncomingHttpHeaders } from 'node:http';

/**
 * The rules of MDN's HTTP Observatory that apply to a static site without cookies: what each costs or earns, as its
 * documentation on scoring states them. Bonuses count only from 90 points on; 100 and more is an A+.
 */
export type Site = {
  readonly headers: IncomingHttpHeaders;
  /** Address to which the plain one (HTTP) redirects. */
  readonly redirect: string | undefined;
  /** Addresses of the scripts in the page. */
  readonly scripts: readonly string[];
};

const SIX_MONTHS = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

export function observatoryScore(site: Site): { score: number; findings: string[] } {
  const results = [
    policy(site),
    transport(site),
    redirection(site),
    framing(site),
    sniffing(site),
    referrer(site),
    cookies(site),
    sharing(site),
    integrity(site),
  ];
  const total = (sign: number) =>
    results
      .filter(([, modifier]) => Math.sign(modifier) === sign)
      .reduce((sum, [, modifier]) => sum + modifier, 0);
  const base = 100 + total(-1);
  return {
    score: base >= 90 ? base + total(1) : base,
    findings: results.filter(([, modifier]) => modifier < 0).map(([name]) => name),
  };
}

type Result = readonly [finding: string, modifier: number];

function directivesOf({ headers }: Site): Map<string, string[]> {
  const value = String(headers['content-security-policy'] ?? '');
  return new Map(
    value
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function policy(site: Site): Result {
  const directives = directivesOf(site);
  if (directives.size === 0) return ['csp-not-implemented', -25];
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = sources('script-src');
  const styles = sources('style-src');
  if (scripts.some((source) => ["'unsafe-inline'", '*', 'https:', 'http:', 'data:'].includes(source)))
    return ['csp-implemented-with-unsafe-inline', -20];
  if (scripts.includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if (
    [...directives.values()]
      .flat()
      .some((source) => source.startsWith('http:') && !/localhost|127\.0\.0\.1/.test(source))
  )
    return ['csp-implemented-with-insecure-scheme', -20];
  if (styles.includes("'unsafe-inline'")) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  return sources('default-src').join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function transport({ headers }: Site): Result {
  const value = String(headers['strict-transport-security'] ?? '');
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? NaN);
  if (Number.isNaN(age)) return ['hsts-not-implemented', -20];
  return age < SIX_MONTHS ? ['hsts-implemented-max-age-less-than-six-months', -10] : ['hsts', 0];
}

function redirection({ redirect }: Site): Result {
  return redirect?.startsWith('https://') ? ['redirection-to-https', 0] : ['redirection-missing', -20];
}

function framing(site: Site): Result {
  if (directivesOf(site).has('frame-ancestors')) return ['x-frame-options-implemented-via-csp', 5];
  return /^(deny|sameorigin)$/i.test(String(site.headers['x-frame-options']))
    ? ['x-frame-options-sameorigin-or-deny', 5]
    : ['x-frame-options-not-implemented', -20];
}

function sniffing({ headers }: Site): Result {
  return headers['x-content-type-options'] === 'nosniff' ? ['nosniff', 0] : ['x-content-type-options', -5];
}

function referrer({ headers }: Site): Result {
  const value = String(headers['referrer-policy'] ?? '');
  if (value === '') return ['referrer-policy-not-implemented', 0];
  return PRIVATE.includes(value) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function cookies({ headers }: Site): Result {
  const unsafe = (headers['set-cookie'] ?? []).filter(
    (cookie) => !/secure/i.test(cookie) || !/httponly/i.test(cookie),
  );
  return unsafe.length > 0 ? ['cookies-without-secure-flag', -20] : ['cookies-not-found', 0];
}

function sharing({ headers }: Site): Result {
  return headers['access-control-allow-origin'] === undefined
    ? ['cross-origin-resource-sharing-not-implemented', 0]
    : ['cross-origin-resource-sharing-implemented-with-universal-access', -50];
}

function integrity({ scripts }: Site): Result {
  return scripts.some((script) => /^(https?:)?\/\//.test(script))
    ? ['sri-not-implemented', -5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}
