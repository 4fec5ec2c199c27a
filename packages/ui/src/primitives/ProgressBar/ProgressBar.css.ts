import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, motionSafe } from '../../theme/style.ts';

const { color } = vars;

export const bar = style(
  layered({
    minInlineSize: '2px',
    blockSize: '100%',
    flexShrink: 1,
    background: color.accent,
    borderRadius: 'inherit',
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

const pass = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
});
/** Its length is unknown: a part of the track passes by, and rests for people who want no motion. */
export const passing = style([
  bar,
  layered({
    position: 'relative',
    insetInlineStart: '30%',
    inlineSize: '40%',
    '@media': { [motionSafe]: { animation: `${pass} 1.6s linear infinite` } },
  }),
]);
