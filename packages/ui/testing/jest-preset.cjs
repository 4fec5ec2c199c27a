// `preset: '@millrace/ui'` in the configuration of Jest: see README.md, “Tests”.
'use strict';

/** Jest's own transformer, for the files of a product that sets no other. */
function babelJest() {
  for (const from of [process.cwd(), __dirname]) {
    try {
      const jest = require.resolve('jest/package.json', { paths: [from] });
      const core = require.resolve('@jest/core', { paths: [jest] });
      return require.resolve('babel-jest', {
        paths: [from, require.resolve('jest-config', { paths: [core] })],
      });
    } catch {
      // Not there: the other place, or the transformer of the product.
    }
  }
  return undefined;
}

const babel = babelJest();

module.exports = {
  moduleNameMapper: { '\\.css$': require.resolve('./style.cjs') },
  setupFiles: ['@millrace/ui/testing'],
  transform: {
    '[/+]ui/dist/.+\\.js$': require.resolve('./transform.cjs'),
    ...(babel && { '\\.[jt]sx?$': babel }),
  },
  // Also where pnpm puts packages.
  transformIgnorePatterns: ['/node_modules/(?!.*@millrace[/+]ui[/@])'],
};
