import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';

export const hidden = style(
  layered({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
