import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { shortClassNames, shortNameOf, type ShortNames } from './class-names';
import { compile, startAddress } from '../loading/compile';

type Rule = {
  readonly test?: unknown;
  readonly use?: unknown;
  readonly oneOf?: readonly Rule[];
  readonly rules?: readonly Rule[];
};
type ClassName = (context: { readonly resourcePath: string }, pattern: string, local: string) => string;
type Loader = {
  readonly loader?: string;
  readonly options?: {
    modules?: { localIdentName?: string; getLocalIdent?: ClassName };
  };
};
type Config = {
  entry: object;
  readonly output: { hashDigestLength?: number };
  devtool?: string | false;
  readonly module: { rules: readonly Rule[]; parser?: object };
  readonly resolve: { plugins: readonly object[] };
  readonly plugins: readonly { options?: object }[];
  readonly optimization: { minimizer: readonly object[] };
  /** Gatsby's, which knows a change of code; the names of classes depend on all sheets together. */
  cache?: { version?: string } | false;
};
type Plugin = { readonly apply: (compiler: Compiler) => void };
/** As much of webpack as is used here. */
type Compiler = {
  readonly webpack: {
    readonly NormalModuleReplacementPlugin: new (request: RegExp, file: string) => Plugin;
    readonly DefinePlugin: new (definitions: Readonly<Record<string, string>>) => Plugin;
  };
};

const SOURCES = resolve('src');
const NAVIGATION = resolve('src/features/navigation');
const NOTHING = resolve('src/build/empty-module.ts');

/** What would otherwise come along to every visitor, and what comes instead. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  // Makes an instance of i18next whenever a page renders; pages have their words from src/i18n.
  [/gatsby-plugin-react-i18next\/gatsby-(browser|ssr)(\.js)?$/, NOTHING],
  // Swaps the manifest's address on navigation between languages, as src/layouts/PageHead.tsx does.
  [/gatsby-plugin-manifest\/gatsby-browser(\.js)?$/, NOTHING],
  // Scripts of others that run in a worker; none does.
  [/internal-plugins\/partytown\/gatsby-browser(\.js)?$/, NOTHING],
  // Nobody asks Gatsby for a service worker.
  [/^\.\/register-service-worker$/, NOTHING],
];

/** Gatsby compiles TypeScript by its rule for all scripts, and by one of its plugins once more. */
const TWICE = String(/\.tsx?$/);

/**
 * What a build made before. The first in a folder is often the only one, as with each fresh clone and each deployment, and
 * so keeps none of webpack's work: writing it down takes as long as a third of doing it. From the second on, which has
 * other code, it is kept; one with the same code leaves webpack out (patches/gatsby).
 */
const RENDERER = '.cache/page-ssr/routes/render-page.js';

/** They look at each import of each module, for themes that replace files of others, and for polyfills of old browsers. */
const UNUSED_RESOLVERS: readonly string[] = ['GatsbyThemeComponentShadowingResolverPlugin', 'CoreJSResolver'];

/**
 * As small as terser's or smaller, in a twentieth of the time. Syntax of 2020 is the newest that all browsers of
 * package.json know.
 */
const MINIFIER = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { compress: { ecma: 2020, passes: 2 }, mangle: true },
  extractComments: 'some',
  parallel: false,
});

/** The same, where Gatsby's own pages for developers do not need it. */
const REPLACED_FOR_VISITORS: typeof REPLACED = [[/^gatsby-link$/, `${NAVIGATION}/gatsby-link.ts`]];

/** What documents hold of the programs in src/loading; a change of one renders every page again. */
const DEFINITIONS: Plugin = {
  apply: (compiler) =>
    new compiler.webpack.DefinePlugin({
      __START_ADDRESS__: JSON.stringify(startAddress(compile('start'))),
      __DATED_NOTE__: JSON.stringify(compile('datedNote')),
    }).apply(compiler),
};

/** Keeps out of the pages what no visitor needs (docs/fast.md). */
export function onCreateWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  // Gatsby types this as a bare Function.
  const config = (getConfig as () => unknown)() as Config;
  const isForVisitors = stage === 'build-javascript';
  if (!stage.startsWith('develop')) {
    const names = shortClassNames(SOURCES);
    for (const loader of loadersOf(config.module.rules)) adapt(loader, names);
    if (!existsSync(RENDERER)) config.cache = false;
    else if (config.cache) config.cache.version = digestOf(names);
    config.module.rules = config.module.rules.filter(({ test }) => String(test) !== TWICE);
    // The renderer is one file, also with what browsers load when they need it.
    if (!isForVisitors) config.module.parser = { javascript: { dynamicImportMode: 'eager' } };
    const { resolve: modules } = config;
    modules.plugins = modules.plugins.filter((one) => !UNUSED_RESOLVERS.includes(one.constructor.name));
  }
  if (isForVisitors) {
    // An element has its classes from one sheet (__tests__/output/class-names.test.ts), so that none must come first.
    for (const plugin of config.plugins)
      if (plugin.constructor.name === 'MiniCssExtractPlugin')
        plugin.options = { ...plugin.options, ignoreOrder: true };
    config.entry = { app: resolve('src/loading/app-entry.ts') };
    // Pages and scripts name two dozen files by their digest; twenty letters of it would say no more.
    config.output.hashDigestLength = 10;
    // Nobody reads them, and each release would carry them; `gatsby develop` has its own.
    config.devtool = false;
    // The other one is for style sheets.
    const minifiers = config.optimization.minimizer;
    config.optimization.minimizer = minifiers.map((one) => (one instanceof TerserPlugin ? MINIFIER : one));
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    resolve: { alias: { 'gatsby-production-app': resolve('.cache/production-app') } },
    plugins: [
      ...[...REPLACED, ...(isForVisitors ? REPLACED_FOR_VISITORS : [])].map(([request, file]) => ({
        apply: (compiler: Compiler) =>
          new compiler.webpack.NormalModuleReplacementPlugin(request, file).apply(compiler),
      })),
      ...(stage.endsWith('html') ? [DEFINITIONS] : []),
    ],
  });
}

function loadersOf(rules: readonly Rule[]): Loader[] {
  return rules.flatMap(({ use, oneOf = [], rules: inner = [] }) => [
    ...(Array.isArray(use) ? (use as Loader[]) : []),
    ...loadersOf([...oneOf, ...inner]),
  ]);
}

function adapt({ loader = '', options }: Loader, names: ShortNames): void {
  if (loader.includes('css-loader') && options?.modules?.localIdentName)
    options.modules.getLocalIdent = ({ resourcePath }, _, local) =>
      shortNameOf(names, SOURCES, resourcePath, local);
}

function digestOf(names: ShortNames): string {
  return createHash('sha256')
    .update(JSON.stringify([...names]))
    .digest('hex');
}
