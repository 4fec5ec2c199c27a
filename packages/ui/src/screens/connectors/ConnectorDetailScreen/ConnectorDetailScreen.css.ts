import { style } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

export const screen = style(layered({ containerType: 'inline-size', display: 'grid', gap: space.lg }));
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(360)})`,
    alignItems: 'start',
    gap: space.lg,
    ...narrower('icons', { gridTemplateColumns: 'minmax(0, 1fr)' }),
  }),
);
export const main = style(
  layered({ containerType: 'inline-size', display: 'grid', gap: space.lg, minInlineSize: 0 }),
);
export const note = style(
  layered({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlockStart: space.xl,
    color: color.textMuted,
  }),
);

export const unused = style(
  layered({
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.md} ${space.lg}`,
    padding: `${space.sm} ${space.xl} ${space.xl}`,
    color: color.textMuted,
  }),
);
