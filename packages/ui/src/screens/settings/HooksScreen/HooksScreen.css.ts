import { style } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

/** The width of each column. */
export const tracks = {
  name: `minmax(${rem(192)}, 3fr)`,
  places: 'minmax(0, 1.4fr)',
  // Its widest pill, “Delivered (200)”.
  delivery: `minmax(${rem(156)}, 1.6fr)`,
  narrowDelivery: `min(${rem(140)}, 44%)`,
  created: `minmax(0, ${rem(132)})`,
} as const;

export const details = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: space.lg,
    ...narrower('icons', { gridTemplateColumns: 'minmax(0, 1fr)' }),
  }),
);
export const wide = style(layered({ gridColumn: '1 / -1', minInlineSize: 0 }));
export const note = style(layered({ ...type.small, color: vars.color.textMuted }));
export const stack = style(layered({ display: 'grid', gap: space.lg }));

export const figure = style(layered({ display: 'flex', alignItems: 'center', gap: space.lg }));
export const figureEnd = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '44px',
    blockSize: '44px',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
  }),
);
