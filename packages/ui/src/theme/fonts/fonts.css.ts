import { globalFontFace } from '@vanilla-extract/css';
import { fallbackMetrics } from './fallbackMetrics.ts';

/*
 * The URLs are relative to this file: Vite resolves them from the sheet, and the library build puts the fonts beside
 * the sheet that names them. A browser fetches a face only when something on the page is set in it, so the mono face
 * costs nothing on a screen without hosts or keys; neither is preloaded here.
 */
const variable = { fontWeight: '400 700', fontStyle: 'normal', fontDisplay: 'swap' } as const;

globalFontFace('Millrace Sans', { ...variable, src: 'url("./inter.woff2") format("woff2")' });
globalFontFace('Millrace Mono', { ...variable, src: 'url("./jetbrains-mono.woff2") format("woff2")' });

// Liberation has Arial's and Courier New's widths and stands in for them on Linux.
globalFontFace('Millrace Sans Fallback', {
  ...fallbackMetrics.inter,
  src: 'local("Arial"), local("Liberation Sans")',
});
globalFontFace('Millrace Mono Fallback', {
  ...fallbackMetrics['jetbrains-mono'],
  src: 'local("Courier New"), local("Liberation Mono")',
});

/** Everything a person reads. */
export const sans = '"Millrace Sans", "Millrace Sans Fallback", system-ui, sans-serif';

/** Hosts, keys, table and column names, cron lines, ids: what must be told apart letter by letter. */
export const mono = '"Millrace Mono", "Millrace Mono Fallback", ui-monospace, monospace';
