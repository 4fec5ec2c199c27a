import { style } from '@vanilla-extract/css';
import { layered, visuallyHidden } from '../../theme/style.ts';

export const hidden = style(layered(visuallyHidden));
