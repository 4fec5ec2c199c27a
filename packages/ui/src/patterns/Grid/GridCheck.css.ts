import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem } from '../../theme/tokens.ts';
import { dash, inForcedColors, tick } from './rowMarks.ts';

const { color } = vars;

/** Fills its cell, to give a larger target. */
export const check = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 1,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);
/** Large enough for a pointer, but no larger than the text beside it allows. */
export const inlineCheck = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: rem(24),
    blockSize: rem(24),
    marginInline: '-4px',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.55 },
    },
  }),
);
export const box = style(
  layered({
    inlineSize: rem(16),
    blockSize: rem(16),
    color: color.onAccent,
    backgroundColor: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: '5px',
    selectors: {
      ':hover > &': { borderColor: color.textMuted },
      '[aria-checked=true] > &, [aria-checked=mixed] > &': {
        backgroundColor: color.accent,
        borderColor: color.accent,
      },
      '[aria-checked=true] > &': tick,
      '[aria-checked=mixed] > &': dash,
      ':focus-visible > &': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' },
    },
    '@media': { '(forced-colors: active)': inForcedColors },
  }),
);
