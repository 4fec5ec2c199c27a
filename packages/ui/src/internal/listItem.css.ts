import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered, touchHeight, truncate } from '../theme/style.ts';
import { control, space, type } from '../theme/tokens.ts';

const { color } = vars;

/** Around the rows of a list, in px. A windowed list has it from its layout. */
export const listPadding = 5;

export const list = style(
  layered({
    display: 'grid',
    minInlineSize: '180px',
    padding: `${listPadding}px`,
    outline: 'none',
    overflow: 'auto',
  }),
);

/** A row in a menu or a list of options. */
export const item = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: control.small,
    paddingBlock: space.xs,
    paddingInline: '9px',
    color: color.text,
    borderRadius: '6px',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused], &[data-hovered]': { background: color.pressed },
      '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
      '&[aria-disabled]': { color: color.textMuted, cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
      ...touchHeight,
    },
  }),
);

/** Height of an option in a windowed list in px, at the usual font size. */
export const optionHeight = 34;
/** Height of the heading of a group in such a list. */
export const headHeight = 28;

export const words = style(layered({ display: 'grid', flex: 1, minInlineSize: 0 }));
/** The name of an option, on one line. */
export const optionName = style(layered({ ...truncate, flex: '0 1 auto' }));
export const note = style(layered({ ...type.head, fontWeight: 400, color: color.textMuted }));
export const separator = style(
  layered({ blockSize: '1px', marginBlock: '5px', marginInline: '-5px', border: 0, background: color.line }),
);
