import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { atLeast, below, layered, motionSafe, truncate } from '../../../theme/style.ts';
import { breakpoint, depth, motion, rem, space, type } from '../../../theme/tokens.ts';

const rail = `${atLeast(breakpoint.drawer)} and ${below(breakpoint.icons)}`;
const phone = below(breakpoint.drawer);

/** Larger letters get more room, but not at the page's cost. */
const navigationWidth = `clamp(232px, ${rem(232)}, 300px)`;
const railWidth = '64px';
const topBarHeight = rem(56);

export const shell = style(
  layered({
    display: 'grid',
    minBlockSize: '100dvh',
    gridTemplateColumns: `${navigationWidth} minmax(0, 1fr)`,
    '@media': {
      [rail]: { gridTemplateColumns: `${railWidth} minmax(0, 1fr)` },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

/** Off the page until it has the focus. */
export const skipLink = style(
  layered({
    ...type.label,
    position: 'fixed',
    insetBlockStart: space.sm,
    insetInlineStart: space.sm,
    zIndex: depth.tooltip,
    padding: `${space.sm} ${space.md}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.floating,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: '1px', overflow: 'hidden' } },
  }),
);

export const side = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: depth.navigation,
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100dvh',
    padding: `0 11px ${space.lg}`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': { [phone]: { display: 'none' } },
  }),
);

export const home = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    blockSize: rem(64),
    paddingInline: '10px',
    flexShrink: 0,
    textDecoration: 'none',
    '@media': { [rail]: { justifyContent: 'center', paddingInline: 0 } },
  }),
);
export const wideBrand = style(layered({ '@media': { [rail]: { display: 'none' } } }));
export const railBrand = style(layered({ display: 'none', '@media': { [rail]: { display: 'block' } } }));

export const navigation = style(
  layered({ display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 }),
);
export const items = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '1px',
    minBlockSize: 0,
    overflowY: 'auto',
    // The rail's labels stand outside of it.
    '@media': { [rail]: { overflow: 'visible' } },
  }),
);

export const item = style(
  layered({
    ...type.strong,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    inlineSize: '100%',
    minBlockSize: rem(36),
    paddingInline: '10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
      '&[data-disabled]': { opacity: 0.5, cursor: 'progress' },
      '&[aria-current]': {
        background: vars.color.surface,
        borderColor: vars.color.line,
        color: vars.color.text,
      },
    },
    '@media': {
      [rail]: { justifyContent: 'center', minBlockSize: rem(40), paddingInline: 0 },
      [phone]: { minBlockSize: rem(44) },
      '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
    },
  }),
);

export const itemIcon = style(
  layered({
    display: 'block',
    selectors: { [`${item}[aria-current] &`]: { color: vars.color.accent } },
  }),
);

/** In the rail a label shows beside its icon while that is pointed at or focused. */
export const itemLabel = style(
  layered({
    '@media': {
      [rail]: {
        ...type.label,
        position: 'absolute',
        insetInlineStart: 'calc(100% + 8px)',
        padding: `5px ${space.sm}`,
        borderRadius: '6px',
        background: vars.color.text,
        color: vars.color.canvas,
        whiteSpace: 'nowrap',
        pointerEvents: 'none',
        opacity: 0,
        selectors: {
          [`${item}[data-hovered] &, ${item}[data-focus-visible] &`]: { opacity: 1 },
        },
      },
      [`${rail} and ${motionSafe}`]: { transition: `opacity ${motion.quick}` },
    },
  }),
);

export const column = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const topBar = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: depth.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    blockSize: topBarHeight,
    flexShrink: 0,
    paddingInline: '28px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.canvas,
    '@media': { [phone]: { paddingInline: space.md } },
  }),
);

/** What takes the focus comes to stand below the bar, not behind it. */
globalStyle(`html:has(${shell})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockStart: `calc(${topBarHeight} + ${space.lg})` } },
});

export const greeting = style(
  layered({
    ...type.body,
    ...truncate,
    flexGrow: 1,
    minInlineSize: 0,
    color: vars.color.textMuted,
    '@media': { [phone]: { display: 'none' } },
  }),
);
export const person = style(layered({ ...type.strong, fontWeight: 600, color: vars.color.text }));

export const phoneStart = style(
  layered({
    display: 'none',
    '@media': { [phone]: { display: 'flex', flexGrow: 1, alignItems: 'center', gap: space.sm } },
  }),
);

export const main = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minInlineSize: 0,
    padding: `26px 28px ${space.page}`,
    outline: 'none',
    '@media': { [phone]: { padding: `18px ${space.lg} ${space.section}` } },
  }),
);

export const notices = style(
  layered({ display: 'flex', flexDirection: 'column', selectors: { '&:empty': { display: 'none' } } }),
);

export const drawerScrim = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: depth.dialog,
    background: vars.color.scrim,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: `opacity ${motion.calm}`,
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      },
      [atLeast(breakpoint.drawer)]: { display: 'none' },
    },
  }),
);
export const drawer = style(
  layered({
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `min(${rem(288)}, 86vw)`,
    background: vars.color.canvas,
    boxShadow: vars.shadow.dialog,
    transition: `transform ${motion.calm}`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' } },
      },
    },
  }),
);
export const drawerContent = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    padding: `0 ${space.md} ${space.lg}`,
    outline: 'none',
  }),
);
export const drawerHead = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    blockSize: topBarHeight,
    paddingInlineStart: '10px',
    marginBlockEnd: space.sm,
    flexShrink: 0,
  }),
);
