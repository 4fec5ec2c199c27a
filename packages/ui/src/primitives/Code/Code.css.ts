import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

export const code = style(layered({ ...type.mono, fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
