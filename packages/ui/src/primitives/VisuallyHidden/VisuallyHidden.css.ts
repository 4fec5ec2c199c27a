import { style } from '@vanilla-extract/css';
import { layered, unseen } from '../../theme/style.ts';

export const hidden = style(layered(unseen));
