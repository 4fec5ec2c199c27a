import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** The days and the calendar's button share the box of a field. */
export const days = style(
  layered({
    ...type.body,
    flex: 1,
    minInlineSize: 0,
    paddingBlock: space.xs,
    paddingInlineStart: '9px',
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${type.body.fontSize})` } },
  }),
);
/** Inline text, so that the parts keep the order that their language writes them in. */
export const day = style(layered({ display: 'inline', whiteSpace: 'pre' }));
export const segment = style(
  layered({
    display: 'inline',
    paddingInline: '2px',
    borderRadius: '4px',
    outline: 'none',
    caretColor: 'transparent',
    color: color.text,
    selectors: {
      '&[data-type=literal]': { paddingInline: 0, color: color.textMuted },
      '&[data-placeholder]': { color: color.textMuted },
      '&[data-focused]': { color: color.onAccent, background: color.accent },
      '&[data-disabled]': { color: color.textMuted },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-focused]': { color: 'HighlightText', background: 'Highlight' } },
      },
    },
  }),
);
/** Between the two days of a range. */
export const dash = style(layered({ paddingInline: space.xs, color: color.textMuted }));
/** The box as a whole shows the focus of its parts. */
export const box = style(
  layered({
    selectors: {
      '&[data-focus-within]': {
        borderColor: color.accent,
        outline: `2px solid ${color.accent}`,
        outlineOffset: '1px',
      },
      '&[data-invalid]': { borderColor: color.critical.text },
      '&[data-disabled], [data-readonly] > &': {
        background: color.sunken,
        borderColor: color.lineStrong,
      },
    },
  }),
);

export const sheet = style(layered({ padding: space.md, outline: 'none' }));
export const head = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.xs, marginBlockEnd: space.sm }),
);
export const month = style(layered({ ...type.strong, flex: 1, textAlign: 'center' }));
export const step = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: rem(32),
    blockSize: rem(32),
    color: color.textMuted,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.text, background: color.hover },
      '&[data-disabled]': { color: color.textFaint, cursor: 'default' },
      '[dir=rtl] &': { transform: 'scaleX(-1)' },
      ...focusRing,
    },
  }),
);
export const grid = style(layered({ borderSpacing: '0 2px', borderCollapse: 'separate' }));
export const weekday = style(
  layered({ ...type.head, padding: 0, blockSize: rem(28), textAlign: 'center', color: color.textMuted }),
);
export const cell = style(
  layered({
    ...type.body,
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(36),
    blockSize: rem(34),
    fontVariantNumeric: 'tabular-nums',
    color: color.text,
    borderRadius: vars.radius.control,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-hovered]': { background: color.hover },
      '&[data-today]': { fontWeight: 650, textDecoration: 'underline', textUnderlineOffset: '4px' },
      '&[data-selected]': { color: color.onAccent, background: color.accent },
      '&[data-disabled], &[data-unavailable]': { color: color.textFaint, cursor: 'default' },
      '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: { '&[data-selected]': { color: 'HighlightText', background: 'Highlight' } },
      },
    },
  }),
);
/** Days within a range, between its ends. */
export const rangeCell = style([
  cell,
  layered({
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        color: color.text,
        background: color.accentSoft,
        borderRadius: 0,
      },
      '&[data-selection-start]:not([data-selection-end])': {
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
      },
      '&[data-selection-end]:not([data-selection-start])': {
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
      },
    },
  }),
]);
