import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'rolldown';
import { emitAssets } from './emitAssets.ts';
import { markClient } from './markClient.ts';
import { orderLayers } from './orderLayers.ts';
import { publicEntries } from './publicEntries.ts';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  input: publicEntries.map(({ source }) => `src/${source}`),
  plugins: [
    vanillaExtractPlugin({
      cwd: process.cwd(),
      // Told apart from a product's own classes, and stable for as long as the source is.
      identifiers: ({ hash, debugId }) => `millrace_${debugId ? `${debugId}_` : ''}${hash}`,
    }),
    emitAssets('src'),
    markClient(),
    orderLayers(),
  ],
  // The consumer's bundler decides, not ours.
  transform: { define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' } },
  // What package.json names comes with the consumer's install, in one copy for all who use it.
  external: Object.keys({ ...dependencies, ...peerDependencies }).map((name) => new RegExp(`^${name}(/|$)`)),
  output: {
    format: 'es',
    // The modules are readable as they are.
    sourcemap: false,
    cleanDir: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
    // `x.css.ts` becomes `x.styles.js`: a consumer's own vanilla-extract would take `x.css.js` for a source.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
    assetFileNames: ({ originalFileNames, names }) =>
      (originalFileNames[0] ?? names[0] ?? '')
        .replace(/^src\//, '')
        .replace(/\.css\.ts\.vanilla\.css$/, '.css'),
  },
});
