import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';

export const sections = style(layered({ display: 'flex' }));
