import { style } from '@vanilla-extract/css';
import { floating } from '../../internal/overlay.css.ts';
import * as listCss from '../../internal/listItem.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const icon = style(
  layered({ display: 'inline-flex', flexShrink: 0, paddingInlineStart: '7px', marginInlineEnd: '-3px' }),
);

/** The chosen option's note. It gives way to the name. */
export const chosenNote = style(
  layered({
    ...type.small,
    ...truncate,
    flexShrink: 1_000,
    maxInlineSize: '45%',
    minInlineSize: 0,
    color: color.textMuted,
  }),
);

/** As wide as its field. Only the list inside scrolls. */
export const popover = style([
  floating,
  layered({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'var(--trigger-width)',
    minInlineSize: rem(220),
    maxInlineSize: `calc(100vw - ${space.xl})`,
    overflow: 'hidden',
  }),
]);

/** The most that the list takes, in pixels at the usual font size. */
export const listHeight = 300;

export const list = style(
  layered({
    flex: '0 1 auto',
    minBlockSize: 0,
    maxBlockSize: rem(listHeight),
    padding: `${listCss.listPadding}px`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
);

export const body = style(layered({ position: 'relative' }));

export const option = style([
  listCss.item,
  layered({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    minBlockSize: 0,
    paddingBlock: 0,
    whiteSpace: 'nowrap',
    selectors: { '&[data-focused]': { outline: `1px solid ${color.lineStrong}`, outlineOffset: '-1px' } },
  }),
]);

/** The name of a group, at the foot of its room. */
export const head = style(
  layered({
    ...type.head,
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'end',
    paddingInline: '9px',
    paddingBlockEnd: '4px',
    color: color.textMuted,
    fontWeight: 500,
  }),
);
export const labelMono = style([listCss.optionName, layered({ ...type.mono, fontFamily: vars.font.mono })]);
export const note = style(layered({ ...type.small, color: color.textMuted, flexShrink: 0 }));
export const check = style(
  layered({ display: 'inline-flex', marginInlineStart: 'auto', color: color.accent }),
);
export const message = style(layered({ ...type.small, padding: space.md, color: color.textMuted }));
/** Below the options, where not all of them are shown. */
export const cut = style([
  message,
  layered({ borderBlockStart: `1px solid ${color.line}`, padding: '8px 12px' }),
]);
