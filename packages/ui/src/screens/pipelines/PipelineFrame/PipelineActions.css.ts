import { style } from '@vanilla-extract/css';
import { below, layered } from '../../../theme/style.ts';
import { breakpoint } from '../../../theme/tokens.ts';

/** On a narrow page the menu has it, and the header stays as low as possible. */
export const wide = style(
  layered({ display: 'flex', '@media': { [below(breakpoint.drawer)]: { display: 'none' } } }),
);
