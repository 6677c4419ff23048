import { readFileSync } from 'node:fs';

type Path = (path: string) => boolean;
/** One of webpack’s rules, as far as it is read here. */
export type ScriptRule = {
  readonly test?: unknown;
  readonly include?: unknown;
  readonly use?: unknown;
};

/** Gatsby's rule for scripts: Babel, with what Gatsby has it take out and add. */
const GATSBYS = String(/\.(js|mjs|jsx|ts|tsx)$/);
const TYPESCRIPT = /\.tsx?$/;
/** Templates, whose exports go to different bundles, and words of Gatsby's that do not outlive its Babel. */
const TEMPLATE = /[\\/]src[\\/]templates[\\/][^\\/]+$/;
const GATSBYS_WORDS = /\bgraphql\b|\bSlice\b/;

/**
 * Has swc compile the files in which Gatsby's Babel has nothing of its own to do: most of them, in a tenth of the time.
 *
 * @param targets the browsers that read what is compiled, or the version of Node
 */
export function compileBySwc(
  rules: readonly ScriptRule[],
  targets: readonly string[] | { readonly node: string },
): ScriptRule[] {
  return rules.flatMap((rule) => {
    if (String(rule.test) !== GATSBYS || typeof rule.include !== 'function') return [rule];
    const isSource = rule.include as Path;
    const isForSwc = (path: string) => isSource(path) && !needsBabel(path);
    const options = {
      swcrc: false,
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    };
    return [
      { ...rule, include: (path: string) => isSource(path) && needsBabel(path) },
      { test: TYPESCRIPT, include: isForSwc, use: [{ loader: 'swc-loader', options }] },
    ];
  });
}

function needsBabel(path: string): boolean {
  return !TYPESCRIPT.test(path) || TEMPLATE.test(path) || GATSBYS_WORDS.test(readFileSync(path, 'utf8'));
}
