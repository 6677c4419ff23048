import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { documentPrograms } from '../loading/compile';
import type { Config, Plugins } from '../types/webpack-config';
import { smallMiniSearch } from './minisearch';

const NOTHING = resolve('src/site-build/empty-module.ts');
/** Modules of Gatsby and its plugins that no visitor needs. */
const UNUSED = [
  // An instance of i18next for each page; pages have their words from src/i18n.
  /gatsby-plugin-react-i18next\/gatsby-(browser|ssr)(\.js)?$/,
  // Swaps the manifest when the language changes, as src/layouts/PageHead.tsx does.
  /gatsby-plugin-manifest\/gatsby-browser(\.js)?$/,
  /internal-plugins\/partytown\/gatsby-browser(\.js)?$/,
  /^\.\/register-service-worker$/,
];
/** As small as terser's output or smaller, in a twentieth of the time. The browsers of package.json know the syntax of 2020. */
const MINIFIER = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  terserOptions: { compress: { ecma: 2020, passes: 2 }, mangle: true },
  extractComments: 'some',
  parallel: false,
});
/** Exists after a first build. Until then webpack's cache is left out: to write it costs a third of a compilation. */
const RENDERER = '.cache/page-ssr/routes/render-page.js';
/** The test of Gatsby's rule for TypeScript alone. Gatsby's rule for all scripts has compiled those files already. */
const TWICE = String(/\.tsx?$/);

/** The only place that changes what webpack does (docs/performance.md). */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => unknown)() as Config;
  const { normalModuleReplacement, define } = plugins as unknown as Plugins;
  if (!stage.startsWith('develop')) {
    config.module.rules = config.module.rules.filter(({ test }) => String(test) !== TWICE);
    for (const { use } of config.module.rules.flatMap(({ oneOf = [] }) => oneOf))
      for (const { options } of [use ?? []].flat())
        if (options?.modules?.localIdentName) options.modules.localIdentName = '[name]__[local]';
    if (!existsSync(RENDERER)) config.cache = false;
  }
  // No element has classes of two sheets (__tests__/output/class-names.test.ts), so that none must come first.
  for (const { constructor, options } of config.plugins)
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true;
  // The renderer is one file, also with what browsers load when they need it.
  if (stage === 'build-html') config.module.parser = { javascript: { dynamicImportMode: 'eager' } };
  if (stage === 'build-javascript') {
    config.entry = { app: resolve('src/loading/app-entry.ts') };
    // Nobody reads source maps of the published site, and each release would carry them.
    config.devtool = false;
    // The other minifier is for style sheets.
    const { minimizer } = config.optimization;
    config.optimization.minimizer = minimizer.map((one) => (one instanceof TerserPlugin ? MINIFIER : one));
  }
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        'gatsby-production-app': resolve('.cache/production-app'),
        ...(stage === 'build-javascript' && { minisearch$: smallMiniSearch() }),
      },
    },
    plugins: [
      ...UNUSED.map((request) => normalModuleReplacement(request, NOTHING)),
      ...(stage.endsWith('html') ? [define(documentPrograms())] : []),
    ],
  });
}
