// @ts-check
const { createTransformer } = require('babel-jest').default;

module.exports = createTransformer({
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
  babelrc: false,
  configFile: false,
});
