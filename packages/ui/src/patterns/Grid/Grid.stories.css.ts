import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { breakpoint, space, type } from '../../theme/tokens.ts';

const phone = `(max-width: ${breakpoint.drawer - 0.02}px)`;

export const identity = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 }),
);
export const words = style(layered({ display: 'grid', minInlineSize: 0 }));
const second = layered({ ...type.small, ...truncate, color: vars.color.textMuted });
export const route = style([second, layered({ '@media': { [phone]: { display: 'none' } } })]);
export const when = style([
  second,
  layered({ display: 'none', '@media': { [phone]: { display: 'block' } } }),
]);
export const failed = style(layered({ color: vars.color.critical.text }));
