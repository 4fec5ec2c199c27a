import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';

const { color } = vars;

export const figure = style(layered({ display: 'block', inlineSize: '100%', blockSize: '64px' }));
export const range = style(layered({ fill: color.accent, opacity: 0.1 }));
export const end = style(layered({ stroke: color.lineStrong, strokeDasharray: '3 4' }));
export const value = style(
  layered({
    fill: 'none',
    stroke: color.accent,
    strokeWidth: '2px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
export const outside = style([value, layered({ stroke: color.critical.text })]);
export const trigger = style(layered({ fill: color.critical.text }));
