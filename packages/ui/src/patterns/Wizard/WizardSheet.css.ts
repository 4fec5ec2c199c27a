import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, breaking, footRoom, layered, pageFoot, truncate } from '../../theme/style.ts';
import { breakpoint, depth, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
/** Below this width the bar's buttons are stacked. */
const phone = below(640);
const narrow = below(440);
/** Three rows of the bar would leave too little room for the form, so the bar stays at the end of the sheet. */
export const tiny = below(340);
/** From this width of the window down, the head of a `Wizard` shows the way back. */
const headed = below(breakpoint.drawer);
/** The bar would cover too much of a phone in landscape or of a magnified page. */
const low = `(max-height: ${rem(479.98)})`;

/** No clipping, so that the bar at its end can stick to the window. */
export const sheet = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    containerType: 'inline-size',
  }),
);
/** Takes the room that the step leaves, so that content that loads later does not move the bar. */
export const body = style(layered({ flexGrow: 1 }));
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.sm} ${space.lg}`,
    padding: space.xl,
    borderBlockEnd: `1px solid ${color.line}`,
    '@container': { [narrow]: { paddingBlock: space.md, rowGap: space.xs } },
  }),
);
export const headWords = style(layered({ display: 'grid', flex: '1 1 160px', minInlineSize: 0 }));
/** Two placeholder bars at the height of the two lines. */
export const headWaiting = style([
  headWords,
  layered({ gap: space.md, blockSize: rem(40), alignContent: 'center' }),
]);
export const title = style(layered({ ...type.section, ...truncate }));
export const description = style(layered({ ...type.body, ...breaking, color: color.textMuted }));

/** On its own row it aligns with the mark, whatever padding its first button has. */
export const headAction = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    maxInlineSize: '100%',
    gap: space.sm,
    '@container': { [narrow]: { flexBasis: '100%', marginInlineStart: `calc(-1 * ${space.md})` } },
  }),
);

/** A part of the sheet, separated by lines. */
export const section = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    padding: space.xl,
    '@container': { [narrow]: { paddingBlock: space.lg } },
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const sectionHead = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md }),
);
export const sectionWords = style(layered(breaking));
export const sectionTitle = style(layered({ ...type.section, overflowWrap: 'anywhere' }));
export const sectionText = style(layered({ ...type.body, color: color.textMuted }));

/** Above the bar, with the content: the bar of a phone has no room for it. */
export const request = style(layered({ paddingInline: space.xl, paddingBlockEnd: space.sm }));

export const footer = style(
  layered({
    position: 'sticky',
    insetBlockEnd: 0,
    // On its own, below content that is lower than the window.
    marginBlockStart: 'auto',
    zIndex: depth.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    padding: `${space.md} ${space.xl}`,
    background: color.sunken,
    borderBlockStart: `1px solid ${color.line}`,
    borderEndStartRadius: `calc(${vars.radius.card} - 1px)`,
    borderEndEndRadius: `calc(${vars.radius.card} - 1px)`,
    selectors: {
      // On its own it is placed on the page, not at the end of a sheet.
      '&:first-child': { borderBlockStart: 0 },
      // Replaces the missing edge of the sheet: at the bottom of the window, a border would raise the bar by a pixel.
      [`${sheet} > &`]: { boxShadow: `inset 0 -1px ${color.line}` },
    },
    '@container': {
      [phone]: {
        flexDirection: 'column-reverse',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        gap: space.xs,
        padding: `${space.md} ${space.md} ${space.sm}`,
      },
      [tiny]: { position: 'static' },
    },
    '@media': { [low]: { position: 'static' } },
  }),
);
globalStyle(`${sheet}:has(> ${footer})`, { '@layer': { [layers.components]: { borderBlockEnd: 0 } } });
/**
 * Focused elements and toasts are placed above the bar, even if it has two rows. The bar ends the page, so it is in the
 * same place with and without scrolling.
 */
globalStyle(`html:has(${footer})`, {
  '@layer': {
    [layers.components]: {
      scrollPaddingBlockEnd: rem(120),
      vars: { [footRoom]: rem(64), [pageFoot]: '0px' },
      '@media': { [below(breakpoint.drawer)]: { vars: { [footRoom]: rem(128) } } },
    },
  },
});

/** The bar is always in view, so focusing its buttons does not scroll the page. */
globalStyle(`${footer} :is(a, button)`, {
  '@layer': { [layers.components]: { scrollMarginBlockEnd: rem(-120) } },
});

/** In its own row above the buttons. A very long message scrolls, so that the form stays in view. */
export const failure = style(
  layered({
    flexBasis: '100%',
    minInlineSize: 0,
    maxBlockSize: '40dvh',
    overflowY: 'auto',
    // The rows of a phone's bar are reversed.
    '@container': { [phone]: { flexBasis: 'auto', order: 1, marginBlockEnd: space.xs } },
  }),
);
globalStyle(`html:has(${failure})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: rem(240) } },
});
globalStyle(`${footer}:has(${failure}) :is(a, button)`, {
  '@layer': { [layers.components]: { scrollMarginBlockEnd: rem(-240) } },
});

const wayBack = {
  marginInlineStart: `calc(-1 * ${space.md})`,
  display: 'flex',
  '@container': { [phone]: { marginInlineStart: 0, justifyContent: 'center' } },
} as const;
export const back = styleVariants({
  here: layered(wayBack),
  alsoInHead: layered({ ...wayBack, '@media': { [headed]: { display: 'none' } } }),
});
export const forward = style(
  layered({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.sm,
    minInlineSize: 0,
    '@container': { [phone]: { flex: 'none', flexWrap: 'wrap' } },
  }),
);
// On a phone the buttons share the row.
globalStyle(`${forward} > *`, {
  '@layer': { [layers.components]: { '@container': { [phone]: { flexGrow: 1 } } } },
});
/** Wraps to a second line instead of pushing the buttons to a second row. */
export const note = style(
  layered({
    ...type.small,
    minInlineSize: 0,
    paddingInlineEnd: space.sm,
    color: color.textMuted,
    textAlign: 'end',
    '@container': {
      [phone]: {
        flexBasis: '100%',
        textAlign: 'start',
        // An empty live region takes no room from the buttons.
        selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } },
      },
    },
  }),
);
