import { style } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

/** The width of each column. */
export const tracks = {
  name: `minmax(${rem(140)}, 2fr)`,
  region: 'minmax(0, 2fr)',
  state: `minmax(0, ${rem(168)})`,
  usedBy: `minmax(0, ${rem(124)})`,
} as const;

export const screen = style(layered({ display: 'grid', gap: space.lg, minInlineSize: 0 }));
export const details = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.lg,
    ...narrower('icons', { gridTemplateColumns: 'minmax(0, 1fr)' }),
  }),
);
export const setup = style(layered({ ...type.body, display: 'grid', gap: space.lg }));
