import { globalFontFace } from '@vanilla-extract/css';
import { fallbackMetrics } from './fallbackMetrics.ts';

/*
 * The URLs are relative to this file. Vite resolves them from the style sheet, and the library build places
 * the fonts next to it. A browser downloads a font only when text on the page uses it, so screens without
 * hosts or keys never load the mono font. Neither font is preloaded here.
 */
const variable = { fontWeight: '400 700', fontStyle: 'normal', fontDisplay: 'swap' } as const;

globalFontFace('Millrace Sans', { ...variable, src: 'url("./inter.woff2") format("woff2")' });
globalFontFace('Millrace Mono', { ...variable, src: 'url("./jetbrains-mono.woff2") format("woff2")' });

// On Linux, Liberation replaces Arial and Courier New; it has the same widths.
globalFontFace('Millrace Sans Fallback', {
  ...fallbackMetrics.inter,
  src: 'local("Arial"), local("Liberation Sans")',
});
globalFontFace('Millrace Mono Fallback', {
  ...fallbackMetrics['jetbrains-mono'],
  src: 'local("Courier New"), local("Liberation Mono")',
});

/** Font for interface text. */
export const sans = '"Millrace Sans", "Millrace Sans Fallback", system-ui, sans-serif';

/**
 * Monospaced font for hosts, keys, table and column names, cron expressions and ids, where similar letters
 * must be distinguishable.
 */
export const mono = '"Millrace Mono", "Millrace Mono Fallback", ui-monospace, monospace';
