import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered } from '../../theme/style.ts';

/** A finger needs more than a line of text, which does not move for it. */
const touchable = layered({
  '@media': {
    '(pointer: coarse)': {
      position: 'relative',
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-5px -6px' } },
    },
  },
});

export const link = recipe({
  base: layered({
    // As an item of a row, a link with a long word breaks the word.
    maxInlineSize: '100%',
    borderRadius: '3px',
    cursor: 'pointer',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    selectors: { ...focusRing, '&[data-disabled]': { cursor: 'default', opacity: 0.5 } },
  }),
  variants: {
    variant: {
      standalone: [
        touchable,
        layered({
          color: vars.color.accent,
          fontWeight: 570,
          textDecoration: 'none',
          selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
        }),
      ],
      // Inside running text, colour alone does not distinguish a link.
      inline: layered({ color: vars.color.accent, textDecoration: 'underline' }),
      quiet: [
        touchable,
        layered({
          color: 'inherit',
          textDecoration: 'none',
          selectors: { '&[data-hovered]': { color: vars.color.text, textDecoration: 'underline' } },
        }),
      ],
    },
  },
});
