import type { GatsbyConfig } from 'gatsby';
import { readBuildEnvironment } from './src/config/environment';
import { DEFAULT_LOCALE, LOCALES } from './src/config/locales';
import { BRAND } from './src/config/site';
import { feedOptions } from './src/site-build/files/feeds';
import { manifestOptions } from './src/site-build/files/manifest';
import { sourcePluginTypes } from './src/site-build/source/source-types';

const { siteUrl, cmsUrl, publicCmsUrl, cmsToken, thirdParties } = readBuildEnvironment();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl, publicCmsUrl, title: BRAND.name, thirdParties },
  trailingSlash: 'always',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  jsxRuntime: 'automatic',
  // Without an adapter of our own, every build fetches a list of adapters from the network and runs it.
  adapter: { name: 'none', adapt: () => undefined, config: () => ({}) },
  plugins: [
    {
      resolve: 'gatsby-source-strapi',
      options: {
        apiURL: cmsUrl,
        accessToken: cmsToken,
        collectionTypes: sourcePluginTypes(false),
        singleTypes: sourcePluginTypes(true),
        maxParallelRequests: 8,
        entriesOnly: true,
      },
    },
    { resolve: 'gatsby-source-filesystem', options: { path: `${__dirname}/locales`, name: 'locale' } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...LOCALES],
        defaultLanguage: DEFAULT_LOCALE,
        generateDefaultLanguagePage: false,
        redirect: false,
        siteUrl,
        trailingSlash: 'always',
        i18nextOptions: {
          fallbackLng: DEFAULT_LOCALE,
          interpolation: { escapeValue: false },
          // Keys are nested JSON; a missing one shows itself in the tests instead of as an empty text.
          returnNull: false,
        },
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 72, avifOptions: { quality: 46 } } },
    },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-manifest', options: manifestOptions() },
    { resolve: 'gatsby-plugin-feed', options: feedOptions(siteUrl) },
  ],
};

export default config;
