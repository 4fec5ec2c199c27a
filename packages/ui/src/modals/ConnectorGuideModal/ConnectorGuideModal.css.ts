import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { space } from '../../theme/tokens.ts';

/** The guide's sections bring their own padding; the dialog's would be added to it. */
export const guide = style(layered({ marginInline: `calc(-1 * ${space.xl})` }));
