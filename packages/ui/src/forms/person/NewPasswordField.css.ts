import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

export const rules = style(layered({ display: 'grid', gap: '3px' }));
export const rule = style(layered({ display: 'flex', alignItems: 'center', gap: space.xs }));
export const met = style([rule, layered({ color: vars.color.positive.text })]);
/** As wide as the tick, so that the words keep their place. */
export const dot = style(
  layered({ display: 'inline-flex', justifyContent: 'center', inlineSize: '1em', flexShrink: 0 }),
);
