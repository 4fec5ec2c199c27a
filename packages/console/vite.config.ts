import englishOnly from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { compress } from './compress.ts';
import { prerender, unprepared } from './prerender.ts';
import { supportedBrowsers } from './supportedBrowsers.ts';

/**
 * Chromium compiles a function on the main thread when it is first called. With this comment, it compiles the
 * functions of the first script while the script still loads, on another thread. Other browsers ignore the
 * comment.
 */
const compileWhileLoading: Plugin = {
  name: 'millrace:compile-while-loading',
  apply: 'build',
  generateBundle: {
    // The comment applies to the code after it, so this plugin must run last.
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && output.isEntry) {
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      }
    },
  },
};

/** Lets a failed module be retried in every browser (src/kit/fetchModules.ts): wraps the way that Vite loads one. */
const retryableModules: Plugin = {
  name: 'millrace:retryable-modules',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const loader = 'export const __vitePreload =';
      if (!code.includes(loader)) throw new Error('Vite loads modules in another way now.');
      const source = JSON.stringify(path.join(import.meta.dirname, 'src/kit/fetchModules.ts'));
      return {
        code: `import { fetchModulesFirst, keepsFailedModules } from ${source};
          ${code.replace(loader, 'const loadModule =')}
          export const __vitePreload = keepsFailedModules()
            ? fetchModulesFirst(loadModule, { base: import.meta.url })
            : loadModule;`,
        map: null,
      };
    },
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // The console is English only, so react-aria's other languages are left out.
  plugins: [
    englishOnly.vite({ locales: ['en-US'] }),
    react(),
    // In development the browser generates the styles, because compiling them first is most of the start
    // time.
    vanillaExtractPlugin({ unstable_mode: command === 'serve' ? 'transform' : 'emitCss' }),
    compileWhileLoading,
    retryableModules,
    prerender,
    unprepared,
    compress,
  ],
  // Workspaces import each other's sources, not their builds.
  resolve: {
    conditions: ['@millrace/source', 'module', 'browser', 'development|production'],
    // Some libraries include polyfills for older versions of React. Ours has these features.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  // The server replaces it with a new nonce in every document (docs/threats.md T-02).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    sourcemap: false,
    target: supportedBrowsers,
    // The content security policy forbids `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page that loads a definition has loaded what it needs, so the table of all definitions needs no lists.
      resolveDependencies: (_, files, { hostId }) => (hostId.includes('vocabulary') ? [] : files),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
}));
