import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';

/** The button is taller than a line of text. The banner keeps the height that it has without it. */
export const dismiss = style(layered({ display: 'flex', marginBlock: '-4px', marginInlineEnd: '-6px' }));
