import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'rolldown';
import { emitAssets } from './emitAssets.ts';

// Every file in src/entries is one public import; package.json's "./*" needs no line for it.
const entries = Object.fromEntries(
  globSync('src/entries/**/*.ts').map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
);

export default defineConfig({
  input: entries,
  plugins: [
    vanillaExtractPlugin({
      cwd: process.cwd(),
      // Told apart from a product's own classes, and stable for as long as the source is.
      identifiers: ({ hash, debugId }) => `millrace_${debugId ? `${debugId}_` : ''}${hash}`,
    }),
    emitAssets('src'),
  ],
  // What package.json names comes with the consumer's install.
  external: [
    /^react($|[-/])/,
    /^@tanstack\//,
    /^@vanilla-extract\//,
    /^dompurify$/,
    /^valibot$/,
    /^@millrace\//,
  ],
  output: {
    format: 'es',
    sourcemap: true,
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
