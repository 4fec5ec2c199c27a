import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { opening, preparedPages, type People } from './src/app/preparedPages.ts';
import type { renderAt as renderApp } from './src/app/prerender.tsx';

const root = import.meta.dirname;
/** Inside the repository, so that its imports find their packages. */
const outDir = path.join(root, '../../.millrace/prerender');

/** Compiles the app for Node, with the class names of the console's style sheets, and renders it at some addresses. */
async function render(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
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
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const file = pathToFileURL(path.join(outDir, 'prerender.js'));
  const { renderAt }: { renderAt: typeof renderApp } = await import(file.href);
  const rendered = new Map<string, string>();
  for (const address of addresses) {
    const markup = await renderAt(address);
    // The content security policy forbids style attributes and scripts in the markup.
    const forbidden = /\sstyle=|<script/.exec(markup);
    if (forbidden) throw new Error(`The page at ${address} contains ${forbidden[0]}.`);
    rendered.set(address, markup);
  }
  await rm(outDir, { recursive: true });
  return rendered;
}

/** The files that a container needs: scripts and style sheets. */
function filesOf(bundle: Rolldown.OutputBundle, container: string): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((sheet) => files.add(sheet));
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const names = Object.keys(chunk.modules);
    if (
      names.some(
        (name) => name.endsWith('/app/otherScreens.ts') || name.includes(`/auth/${container}Container`),
      )
    )
      visit(chunk.fileName);
  }
  return files;
}

const preloadOf = (address: string, attributes = ' crossorigin'): string =>
  `<link rel="modulepreload"${attributes} href="${address}" nonce="__CSP_NONCE__">`;
const tagOf = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`
    : preloadOf(`/${file}`);

/**
 * Font faces that load a file. In a style of the document, Chromium sends the address of the document with the request,
 * whatever its referrer policy, and with it the token of a link (T-19). A style sheet has no such address.
 */
const fontFaces = /@font-face\{[^}]*url\([^}]*\}/g;

interface Filling {
  readonly people: People;
  readonly at: string;
  /** Inside the root element. */
  readonly page: string;
  /** In a template: what members see instead. @default '' */
  readonly forMembers?: string;
}

/** A document with its prepared page, and for whom and where it is (index.html). */
const fill = (html: string, { people, at, page, forMembers = '' }: Filling): string =>
  html
    .replace('<html ', () => `<html data-people="${people}" data-at="${at}" `)
    .replace('__PREPARED_PAGE__', () => page)
    .replace('__OPENING_PAGE__', () => forMembers && `<template>${forMembers}</template>`);

/**
 * Renders the signed-out pages, and what everyone else sees until the session is known, into documents: `index.html`, and
 * `documents/<first segment>.html` for each signed-out page. So they are painted before the script has loaded, which then
 * adopts their markup. The document's own script decides whether its page is shown (index.html).
 */
export const prerender: Plugin = {
  name: 'millrace:prerender',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      // The document starts the script once its page is painted.
      const [tag = '', attributes = '', source = ''] =
        /<script type="module"( crossorigin)? src="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
      if (tag === '') throw new Error('The document has no script.');
      return html
        .replace(tag, () => preloadOf(source, attributes))
        .replace('<div id="root"', () => `<div id="root" data-script="${source}"`);
    },
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html.');
      const html = String(index.source);
      const rendered = await render([opening.address, ...preparedPages.map(({ address }) => address)]);
      const markupAt = (address: string) => rendered.get(address) ?? '';
      const loading = markupAt(opening.address);
      // A first visit does not wait for a request, and its script comes after the paint: arriving before, it would
      // delay it. Everyone else has both in the cache.
      const faces: string[] = [];
      const inlined = html
        .replace(/<link rel="modulepreload"[^>]*>\n?/, '')
        .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') return link;
          const source = String(sheet.source);
          faces.push(...(source.match(fontFaces) ?? []));
          return `<style nonce="__CSP_NONCE__">${source.replace(fontFaces, '')}</style>`;
        });
      const fonts = this.getFileName(
        this.emitFile({ type: 'asset', name: 'fonts.css', source: faces.join('') }),
      );
      const styled = inlined.replace('<div id="root"', () => `<div id="root" data-fonts="/${fonts}"`);
      index.source = fill(html, { people: 'members', at: opening.at, page: loading });
      for (const { name, address, at, container, people = 'guests', hasToken } of preparedPages) {
        const files = container ? [...filesOf(bundle, container)] : [];
        const tags = files.filter((file) => !html.includes(file)).map(tagOf);
        this.emitFile({
          type: 'asset',
          fileName: `documents/${name}.html`,
          source: fill(
            (hasToken ? html : styled).replace('</head>', () => `${tags.join('\n    ')}\n  </head>`),
            { people, at, page: markupAt(address), ...(people === 'guests' && { forMembers: loading }) },
          ),
        });
      }
    },
  },
};

/** In development, pages are rendered in the browser alone. */
export const unprepared: Plugin = {
  name: 'millrace:unprepared',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/__(PREPARED|OPENING)_PAGE__/g, ''),
};
