import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { signInMarkup as renderSignIn } from './src/auth/signInMarkup.tsx';

const placeholder = '__SIGN_IN_PAGE__';
const root = import.meta.dirname;
/** Inside the repository, so that its imports find their packages. */
const outDir = path.join(root, '../../.millrace/prerender');

/** Compiles the sign-in page for Node, with the class names of the console's style sheets, and renders it. */
async function render(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ unstable_mode: 'emitCss' })],
    ssr: {
      noExternal: [/@millrace/, /@vanilla-extract/],
      // As the console is built: workspaces import each other's sources.
      resolve: { conditions: ['@millrace/source', 'module', 'development|production'] },
    },
    build: { ssr: 'src/auth/signInMarkup.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const file = pathToFileURL(path.join(outDir, 'signInMarkup.js'));
  const { signInMarkup }: { signInMarkup: typeof renderSignIn } = await import(file.href);
  await rm(outDir, { recursive: true });
  const markup = signInMarkup();
  // The content security policy forbids style attributes.
  if (/\sstyle=/.test(markup)) throw new Error('The sign-in page has a style attribute.');
  return markup;
}

/**
 * Puts the sign-in page into the document, so that it is painted before the script has loaded. The document decides
 * whether to show it (index.html).
 */
export const prerenderSignIn: Plugin = {
  name: 'millrace:prerender-sign-in',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { server }) => html.replace(placeholder, server ? '' : await render()),
  },
};
