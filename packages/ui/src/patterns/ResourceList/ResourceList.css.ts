import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered, touchSize, truncate, twoLines as bothLines } from '../../theme/style.ts';
import { breakpoint, control, rem, space, type } from '../../theme/tokens.ts';
import { narrower, roomMeasure } from '../Grid/gridRoom.ts';

const phone = below(breakpoint.drawer);
/** Where the controls of a list do not fit beside its search. */
const narrow = below(940);

/** Text that is cut at the end of its line. */
export const oneLine = style(layered({ ...truncate, minInlineSize: 0 }));

/** Text that takes as many lines as it needs. */
export const wrapping = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
/** Also below a name, where it would be one line. */
export const twoLines = style(layered({ ...bothLines, minInlineSize: 0 }));

export const list = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg, minInlineSize: 0 }),
);

export const tools = style(
  layered({ ...roomMeasure, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md }),
);
export const toolbar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px' }),
);
export const search = style(
  layered({
    flex: `1 1 ${rem(200)}`,
    maxInlineSize: rem(280),
    // Wide enough for its placeholder, and on phones always on one line with the button that unfolds the other controls.
    '@media': {
      [narrow]: {
        flexBasis: 0,
        minInlineSize: `min(${rem(230)}, 100% - ${rem(96)})`,
        maxInlineSize: 'none',
      },
    },
  }),
);
/** Its controls are those of the toolbar. */
export const group = style(layered({ display: 'contents' }));
/** In a narrow window, search and one button make the first row; the other controls follow it once they are unfolded. */
export const folded = style(layered({ '@media': { [narrow]: { display: 'none' } } }));
export const unfolded = style(
  layered({
    '@media': { [narrow]: { order: 1, display: 'flex', flexWrap: 'wrap', inlineSize: '100%', gap: '10px' } },
  }),
);
export const foldButton = style(layered({ display: 'none', '@media': { [narrow]: { display: 'block' } } }));
/** The narrowest phones have room for its word only. */
globalStyle(`${foldButton} svg`, {
  '@layer': { [layers.components]: { '@media': { [below(400)]: { display: 'none' } } } },
});
/** Hidden where the column heads are visible, because they sort. */
export const sort = style(layered({ display: 'none', ...narrower('drawer', { display: 'block' }) }));
export const secondRow = style(
  layered({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: control.small,
    // With the room for the focus ring of a `StatusStrip` that scrolls.
    '@media': {
      [phone]: { minBlockSize: `calc(${control.small} + 6px)` },
      '(pointer: coarse)': { minBlockSize: `calc(${touchSize} + 6px)` },
    },
  }),
);
export const hint = style(layered({ ...type.small, color: vars.color.textMuted }));

export const rows = style(layered({ position: 'relative', minInlineSize: 0 }));
/** Visible near the pager without covering anything. */
export const note = style(
  layered({ position: 'sticky', insetBlockStart: rem(56), zIndex: 1, pointerEvents: 'none' }),
);
export const outdated = style(layered({ opacity: 0.45 }));
