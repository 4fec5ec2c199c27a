import { style } from '@vanilla-extract/css';
import { layered } from '../../../theme/style.ts';

export const links = style(layered({ display: 'flex' }));
