import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered, truncate, twoLines } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';
import { narrower } from '../Grid/gridRoom.ts';

export const cell = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minInlineSize: 0,
    // Rows of several lines do not touch each other.
    ...narrower('drawer', { gap: space.sm, paddingBlock: space.xs }),
  }),
);
export const words = style(layered({ minInlineSize: 0 }));
export const name = style(
  layered({ ...type.strong, ...truncate, display: 'block', fontWeight: 600, color: vars.color.text }),
);
/** A long name takes two lines, because names often differ only at the end. */
globalStyle(`${name} > *`, {
  '@layer': {
    [layers.components]: {
      ...twoLines,
      lineHeight: rem(17),
      // Less room beside the state.
      ...narrower('drawer', { WebkitLineClamp: 3 }),
    },
  },
});
export const line = style(
  layered({ ...type.small, ...truncate, display: 'block', color: vars.color.textMuted }),
);
export const skeleton = style(
  layered({ display: 'grid', gap: '6px', flexGrow: 1, minInlineSize: 0, overflow: 'hidden' }),
);
