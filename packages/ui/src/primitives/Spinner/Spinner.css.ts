import { keyframes, style } from '@vanilla-extract/css';
import { layered, motionSafe } from '../../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

/** With reduced motion a spinner pulses instead of turning, so that activity is still visible. */
export const still = `${breathe} 2s ease-in-out infinite`;
export const turning = `${turn} 800ms linear infinite`;

export const spinner = style(
  layered({ animation: still, '@media': { [motionSafe]: { animation: turning } } }),
);

export const track = style(layered({ opacity: 0.25 }));
