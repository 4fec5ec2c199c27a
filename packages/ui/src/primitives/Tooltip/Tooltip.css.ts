import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, motionSafe } from '../../theme/style.ts';
import { depth, motion, rem, type } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });
export const tooltip = style(
  layered({
    ...type.head,
    fontWeight: 500,
    maxInlineSize: rem(280),
    padding: '5px 9px',
    color: vars.color.surface,
    background: vars.color.text,
    borderRadius: '6px',
    zIndex: depth.tooltip,
    overflowWrap: 'anywhere',
    '@media': {
      [motionSafe]: { animation: `${appear} ${motion.quick}` },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);
