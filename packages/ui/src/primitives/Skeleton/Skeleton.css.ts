import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, motionSafe } from '../../theme/style.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style(
  layered({
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.line,
    borderRadius: vars.radius.control,
    '@media': {
      [motionSafe]: { animation: `${breathe} 1.8s ease-in-out infinite` },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);

export const round = style(layered({ borderRadius: vars.radius.full }));
