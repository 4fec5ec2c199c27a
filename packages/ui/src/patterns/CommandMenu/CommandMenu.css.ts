import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered, truncate } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';
import * as listCss from '../../internal/listItem.css.ts';
import * as dialogCss from '../../primitives/Dialog/Dialog.css.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);
/** The window is so short that only the field and a few results have room. */
const lowWindow = '(max-height: 30rem)';

/** Near the top, so that the field stays where it is while the number of results changes. */
export const overlay = style([
  dialogCss.overlay,
  layered({
    placeItems: 'start center',
    paddingBlockStart: 'min(14vh, 140px)',
    '@media': {
      [phone]: { paddingBlockStart: space.md },
      [lowWindow]: { paddingBlockStart: space.sm },
    },
  }),
]);

export const modal = style([dialogCss.modal.standard, layered({ inlineSize: `min(${rem(620)}, 100%)` })]);

export const palette = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    maxBlockSize: rem(560),
    outline: 'none',
  }),
);

export const field = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    flexShrink: 0,
    minBlockSize: rem(52),
    paddingInline: '19px',
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.textMuted,
    '@media': { [phone]: { paddingInline: `${space.lg} ${space.sm}` } },
  }),
);

/** The only field of a window that is open to type: the caret shows its focus. */
export const input = style(
  layered({
    ...type.body,
    flex: 1,
    minInlineSize: 0,
    minBlockSize: rem(44),
    padding: 0,
    border: 0,
    fontSize: rem(16),
    color: color.text,
    caretColor: color.accent,
    background: 'none',
    outline: 'none',
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

/** Without a keyboard there is no Escape. */
export const close = style(layered({ display: 'none', '@media': { [phone]: { display: 'flex' } } }));

export const results = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    padding: '5px 9px 9px',
    overflow: 'auto',
    outline: 'none',
    scrollPaddingBlock: rem(36),
  }),
);

export const heading = style(
  layered({ ...type.head, padding: `${space.md} 10px ${space.xs}`, color: color.textMuted }),
);

export const item = style([
  listCss.item,
  layered({
    gap: space.md,
    minBlockSize: rem(36),
    paddingInline: '10px',
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-focused]': { background: color.accentSoft },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
    '@media': { [phone]: { minBlockSize: rem(44) } },
  }),
]);

export const failure = style([item, layered({ ...type.small, color: color.textMuted })]);

/** Icons and marks of one column. */
export const mark = style(
  layered({
    display: 'inline-flex',
    flexShrink: 0,
    justifyContent: 'center',
    minInlineSize: rem(28),
    color: color.textMuted,
  }),
);

export const label = style(layered({ ...truncate, flex: 1, minInlineSize: 0 }));

export const match = style(
  layered({
    background: 'none',
    color: 'inherit',
    fontWeight: 650,
    textDecoration: 'underline',
    textDecorationColor: color.accent,
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  }),
);

export const detail = style(
  layered({ ...type.small, ...truncate, flexShrink: 0, maxInlineSize: '40%', color: color.textMuted }),
);

export const empty = style(
  layered({
    ...type.body,
    padding: `${space.xl} 10px`,
    color: color.textMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const footer = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `2px ${space.lg}`,
    flexShrink: 0,
    padding: `11px 19px`,
    borderBlockStart: `1px solid ${color.line}`,
    color: color.textMuted,
  }),
);

/** The keys; nothing for a window without a keyboard, or without room for them. */
export const keys = style(
  layered({
    display: 'contents',
    '@media': { [phone]: { display: 'none' }, [lowWindow]: { display: 'none' } },
  }),
);
globalStyle(`${footer}:not(:has(p))`, {
  '@layer': {
    [layers.components]: {
      '@media': { [phone]: { display: 'none' }, [lowWindow]: { display: 'none' } },
    },
  },
});
export const last = style(layered({ marginInlineStart: 'auto' }));
