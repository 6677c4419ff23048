import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

type Rule = {
  readonly use?: unknown;
  readonly oneOf?: readonly Rule[];
  readonly rules?: readonly Rule[];
};
type Loader = { readonly loader?: string; readonly options?: { modules?: { localIdentName?: string } } };
/** As much of webpack as is used here: what replaces one module by another before it is looked for. */
type Compiler = {
  readonly webpack: {
    readonly NormalModuleReplacementPlugin: new (
      request: RegExp,
      file: string,
    ) => { apply: (compiler: Compiler) => void };
  };
};

const WORDS = resolve('src/layouts/words');
const NOTHING = resolve('src/build/nothing.ts');

/** What would otherwise come along to every visitor, and what comes instead. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/^react-i18next$/, `${WORDS}/react-i18next.ts`],
  [/gatsby-plugin-react-i18next\/gatsby-(browser|ssr)(\.js)?$/, `${WORDS}/page-words.ts`],
  // Swaps the manifest's address on navigation between languages, which share one here.
  [/gatsby-plugin-manifest\/gatsby-browser(\.js)?$/, NOTHING],
  // Scripts of others that run in a worker; none does.
  [/internal-plugins\/partytown\/gatsby-browser(\.js)?$/, NOTHING],
];

/** Keeps out of the pages what no visitor needs (docs/fast.md). */
export function onCreateWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  // Gatsby types this as a bare Function.
  const config = (getConfig as () => unknown)() as { module: { rules: readonly Rule[] } };
  // Short names for the classes of CSS modules, of which a long page holds four hundred.
  if (!stage.startsWith('develop')) for (const loader of cssLoaders(config.module.rules)) shorten(loader);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: REPLACED.map(([request, file]) => ({
      apply: (compiler: Compiler) =>
        new compiler.webpack.NormalModuleReplacementPlugin(request, file).apply(compiler),
    })),
  });
}

function cssLoaders(rules: readonly Rule[]): Loader[] {
  return rules.flatMap(({ use, oneOf = [], rules: inner = [] }) => [
    ...(Array.isArray(use) ? (use as Loader[]) : []).filter(({ loader }) => loader?.includes('css-loader')),
    ...cssLoaders([...oneOf, ...inner]),
  ]);
}

function shorten({ options }: Loader): void {
  if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base52:5]';
}
