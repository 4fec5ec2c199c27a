import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';

export const flat = style(layered({ display: 'contents' }));
