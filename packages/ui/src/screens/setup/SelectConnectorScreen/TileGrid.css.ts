import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, focusRing, layered, truncate } from '../../../theme/style.ts';
import { motion, rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;
const phone = below(520);

const columns = (least: string) => `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`;

export const grid = styleVariants({
  standard: layered({
    display: 'grid',
    gap: space.md,
    gridTemplateColumns: columns(rem(208)),
    '@container': { [phone]: { gap: space.sm, gridTemplateColumns: columns(rem(152)) } },
  }),
  wide: layered({ display: 'grid', gap: space.md, gridTemplateColumns: columns(rem(264)) }),
});

const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  blockSize: '100%',
  inlineSize: '100%',
  minBlockSize: '62px',
  paddingBlock: space.sm,
  paddingInline: '14px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  '@container': { [phone]: { gap: '10px', paddingInline: '10px' } },
} as const;

const open = {
  ...tile,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  selectors: {
    ...focusRing,
    '&[data-hovered]': { borderColor: color.control },
    '&[data-pressed]': { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` },
    '&[data-pending]': { cursor: 'progress' },
  },
} as const;

/** A name and two facts stacked. With less content the tile is as high, so that nothing moves when it loads. */
const threeLines = { minBlockSize: rem(74) } as const;

export const tileLook = styleVariants({
  open: layered(open),
  existing: layered({ ...open, ...threeLines }),
  waiting: layered({ ...tile, ...threeLines }),
});

export const words = style(layered({ display: 'grid', flex: 1, minInlineSize: 0 }));
/** The height of three lines. */
export const waitingWords = style([words, layered({ gap: '9px' })]);
export const label = style(layered({ ...type.strong, overflowWrap: 'anywhere' }));
export const signIn = style(layered({ ...type.small, color: color.textMuted, overflowWrap: 'anywhere' }));
export const name = style(layered({ ...type.strong, ...truncate }));
export const facts = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.sm,
    color: color.textMuted,
  }),
);
const marked = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space.xs }));
export const failed = style([marked, layered({ color: color.critical.text })]);
export const untested = style([marked, layered({ color: color.caution.text })]);
