import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const pageNames = [
  'loginLimit',
  'rowsLimit',
  'rows',
  'schemaLimit',
  'schema',
  'logLimit',
  'log',
  'cascade',
  'optionsLimit',
  'options',
] as const;
export type PageName = (typeof pageNames)[number];

/** Builds each page separately, so that none shares a chunk with another, into one folder. */
export async function buildPages(folder: string): Promise<void> {
  for (const name of pageNames) {
    const outDir = path.join(folder, name);
    await build({
      configFile: false,
      root: path.resolve('bench/pages'),
      base: `/${name}/`,
      logLevel: 'error',
      plugins: [react(), vanillaExtractPlugin()],
      resolve: { conditions: ['@millrace/source', 'module', 'browser', 'development|production'] },
      build: {
        outDir,
        emptyOutDir: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: path.resolve(`bench/pages/${name}.tsx`),
          output: { entryFileNames: 'main.js', assetFileNames: '[name][extname]' },
        },
      },
    });
    mkdirSync(outDir, { recursive: true });
    writeFileSync(path.join(outDir, 'index.html'), documentOf(name));
  }
}

const documentOf = (name: PageName): string => `<!doctype html>
<html lang="en" class="millrace-light">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/${name}/style.css">
<body><script type="module" src="/${name}/main.js"></script></body></html>`;
