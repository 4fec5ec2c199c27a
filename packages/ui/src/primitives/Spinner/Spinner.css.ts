import { keyframes, style } from '@vanilla-extract/css';
import { layered, motionSafe } from '../../theme/style.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style(
  layered({
    // With reduced motion the spinner pulses instead of turning, so that activity is still visible.
    animation: `${breathe} 2s ease-in-out infinite`,
    '@media': { [motionSafe]: { animation: `${turn} 800ms linear infinite` } },
  }),
);

export const track = style(layered({ opacity: 0.25 }));
