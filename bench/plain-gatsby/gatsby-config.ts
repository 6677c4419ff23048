/** The same articles in a site that does as little as Gatsby allows, to compare with (bench/build.ts). */
import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = {
  adapter: { name: 'none', adapt: () => undefined, config: () => ({}) },
  jsxRuntime: 'automatic',
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { path: process.env['PLAIN_CONTENT'], name: 'content' } },
    { resolve: 'gatsby-source-filesystem', options: { path: process.env['PLAIN_MEDIA'], name: 'media' } },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: { quality: 72, avifOptions: { quality: 55 } } } },
    'gatsby-transformer-sharp',
  ],
};

export default config;
