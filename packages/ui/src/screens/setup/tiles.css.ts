import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, focusRing, layered, twoLines } from '../../theme/style.ts';
import { motion, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
/** Below this width there is one column. */
const phone = below(520);
/** Below this width a row shows no sign-in. */
const tight = below(360);

export const groups = style(layered({ display: 'grid', gap: space.xxl, minInlineSize: 0 }));

const section = { display: 'grid', gap: space.sm, minInlineSize: 0 } as const;
export const group = styleVariants({
  tile: layered(section),
  /** A line separates it from the group above. */
  line: layered({
    ...section,
    gap: space.xs,
    selectors: { '* + &': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.lg } },
  }),
});

/** Three columns where there is room. */
const columns = (least: string) => `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`;

export const grid = styleVariants({
  tile: layered({
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: columns(rem(232)),
    '@container': { [phone]: { gap: space.sm } },
  }),
  line: layered({
    display: 'grid',
    columnGap: space.xxl,
    gridTemplateColumns: columns(rem(250)),
  }),
});

const choice = {
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  blockSize: '100%',
  inlineSize: '100%',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
} as const;

const tile = {
  ...choice,
  // With two lines below the name, a tile is as high as the others.
  minBlockSize: rem(56),
  paddingBlock: '2px',
  paddingInline: '14px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
} as const;

const pressable = {
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
} as const;
const held = {
  '&[data-pressed]': { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` },
  '&[data-pending]': { cursor: 'progress' },
} as const;

export const look = styleVariants({
  tile: layered({
    ...tile,
    ...pressable,
    selectors: { ...focusRing, ...held, '&[data-hovered]': { borderColor: color.control } },
  }),
  line: layered({
    ...choice,
    ...pressable,
    minBlockSize: rem(40),
    paddingBlock: space.xs,
    borderRadius: vars.radius.control,
    selectors: { ...focusRing, ...held },
  }),
  waiting: layered(tile),
});

const words = { flex: 1, minInlineSize: 0 } as const;
export const said = styleVariants({
  tile: layered({ ...words, display: 'grid' }),
  line: layered({
    ...words,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
  }),
  /** The height of two lines. */
  waiting: layered({ ...words, display: 'grid', gap: '9px' }),
});

const underlined = {
  '[data-hovered] &': { textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;
export const label = styleVariants({
  tile: layered({ ...type.strong, ...twoLines, lineHeight: rem(18) }),
  line: layered({ ...type.body, fontWeight: 550, overflowWrap: 'anywhere', selectors: underlined }),
  /** Muted: new pipelines should not use it. */
  legacy: layered({ ...type.body, color: color.textMuted, overflowWrap: 'anywhere', selectors: underlined }),
});

const noted = { ...type.small, color: color.textMuted } as const;
const belowName = { ...noted, ...twoLines, lineHeight: rem(16) } as const;
export const note = styleVariants({
  tile: layered(belowName),
  line: layered({
    ...noted,
    textAlign: 'end',
    '@container': { [tight]: { display: 'none' } },
  }),
  /** Tells two connectors of the same name apart, so it stays where there is little room. */
  hint: layered({ ...noted, textAlign: 'end' }),
  failed: layered({ ...belowName, color: color.critical.text }),
});
