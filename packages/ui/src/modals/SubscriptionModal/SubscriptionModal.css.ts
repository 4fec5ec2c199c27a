import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const facts = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `minmax(${rem(96)}, max-content) minmax(0, 1fr)`,
    gap: `${space.sm} ${space.xl}`,
    margin: 0,
    ...type.body,
  }),
);
export const name = style(layered({ color: color.textMuted }));
export const value = style(layered({ margin: 0, overflowWrap: 'anywhere' }));
export const parts = style(layered({ display: 'grid', gap: space.lg }));
export const advice = style(layered({ ...type.body, margin: 0, color: color.textMuted }));
