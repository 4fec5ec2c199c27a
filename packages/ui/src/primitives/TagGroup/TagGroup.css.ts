import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered, touchHeight, touchSquare } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const list = style(
  layered({
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    minInlineSize: 0,
    color: color.textMuted,
  }),
);
export const tag = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: rem(26),
    maxInlineSize: '100%',
    paddingInline: '9px',
    color: color.text,
    background: color.hover,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.full,
    outline: 'none',
    cursor: 'default',
    '@media': touchHeight,
    selectors: {
      ...focusRing,
      '&[data-allows-removing]': { paddingInlineEnd: '3px' },
      '&[data-disabled]': { color: color.textMuted },
    },
  }),
);
export const name = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const remove = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    // As large as a mouse needs, in a tag as low as its text.
    inlineSize: rem(24),
    blockSize: rem(24),
    marginBlock: '-1px',
    color: color.textMuted,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    '@media': touchSquare,
    selectors: {
      '&[data-hovered]': { color: color.text, background: color.pressed },
      ...focusRing,
    },
  }),
);
