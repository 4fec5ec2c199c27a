import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { below, layered } from '../../theme/style.ts';
import { breakpoint } from '../../theme/tokens.ts';

export const actions = style(layered({ display: 'contents' }));
/** Without their icons the two buttons leave room for the menu in their line. */
globalStyle(`${actions} > button:not([aria-label]) svg`, {
  '@layer': { [layers.components]: { '@media': { [below(breakpoint.drawer)]: { display: 'none' } } } },
});
