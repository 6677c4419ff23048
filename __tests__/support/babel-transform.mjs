// @ts-check
import babelJest from 'babel-jest';

/**
 * Jest runs modules as CommonJS, which has no `import.meta`; the scripts ask it for their own address.
 * @param {import('@babel/core')} babel @returns {import('@babel/core').PluginObj}
 */
const importMeta = ({ template }) => ({
  visitor: {
    MetaProperty: (path) => {
      path.replaceWith(
        template.expression.ast`({ url: require('node:url').pathToFileURL(__filename).href })`,
      );
    },
  },
});

export default babelJest.createTransformer({
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
  plugins: [importMeta],
  babelrc: false,
  configFile: false,
});
