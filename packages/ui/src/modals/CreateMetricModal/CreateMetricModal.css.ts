import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);

export const fields = style(
  layered({ display: 'grid', gap: space.lg, gridTemplateColumns: 'minmax(0, 1fr)' }),
);
export const pair = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gap: space.lg,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr))`,
  }),
);
export const conditions = style(
  layered({ display: 'grid', gap: space.md, gridTemplateColumns: 'minmax(0, 1fr)' }),
);
export const groupLabel = style(layered({ ...type.label, color: color.text }));
/** The label and the choice of limits share a line where there is room. */
export const rangeHead = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
  }),
);
/** As high with its button as without it. */
export const suggestion = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm, minBlockSize: rem(32) }),
);
export const note = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
/** One line at most widths: another count does not move what follows. */
export const trial = style(
  layered({ ...type.small, margin: 0, color: color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
export const condition = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gap: space.sm,
    gridTemplateColumns: `minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr) auto`,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
  }),
);
// On a phone the column has a line of its own, with the button at its end; the operator and the value share the next.
for (const field of [1, 3])
  globalStyle(`${condition} > div:nth-of-type(${field}):not(:last-child)`, {
    '@layer': { [layers.components]: { '@media': { [phone]: { gridColumnEnd: 'span 2' } } } },
  });
/** At the end of the row, level with the fields below their labels. */
export const remove = style(
  layered({
    gridColumnStart: -2,
    paddingBlockStart: rem(24),
    '@media': { [phone]: { gridRowStart: 1 } },
  }),
);
export const preview = style(layered({ ...type.small, color: color.textMuted, overflowWrap: 'anywhere' }));
