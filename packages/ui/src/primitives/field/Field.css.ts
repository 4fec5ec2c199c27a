import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, touchSize } from '../../theme/style.ts';
import { control, motion, rem, type } from '../../theme/tokens.ts';

const { color } = vars;

/** Set by the size of the field, for its box. */
const height = createVar();
export const boxHeight = fallbackVar(height, control.form);

/** Label, box and notes in a column. */
export const field = style(
  layered({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0, position: 'relative' }),
);
const touched = { '(pointer: coarse)': { vars: { [height]: touchSize } } } as const;
/** The height of the box within. */
export const heights = styleVariants({
  standard: layered({ vars: { [height]: control.form }, '@media': touched }),
  toolbar: layered({ vars: { [height]: control.toolbar }, '@media': touched }),
  small: layered({ vars: { [height]: control.small }, '@media': touched }),
});
export const fields = styleVariants(heights, (own) => [field, own]);

export const label = style(
  layered({
    ...type.label,
    color: color.text,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    selectors: { '[data-disabled] > &': { color: color.textMuted } },
  }),
);

export const asterisk = style(layered({ color: color.critical.text }));

/** The box around the input. Its edge shows whether the value is invalid, its ring shows the focus. */
export const box = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: boxHeight,
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${motion.quick}`,
    selectors: {
      '&:hover:not(:has(input:disabled))': { borderColor: color.textMuted },
      '&:has([data-invalid])': { borderColor: color.critical.text },
      '&:has(input:focus)': {
        borderColor: color.accent,
        outline: `2px solid ${color.accent}`,
        outlineOffset: '1px',
      },
      // The ring covers the edge, so it says that the value is invalid.
      '&:has([data-invalid]:focus)': { borderColor: color.critical.text, outlineColor: color.critical.text },
      // Its buttons may be disabled alone, such as that of a number at its bound.
      '&:has(input:disabled)': { background: color.sunken, borderColor: color.lineStrong },
      // A read-only field keeps the text colour and the focus ring, because its text can be read and copied.
      '&:has([readonly]:not(:focus))': { background: color.sunken, borderColor: color.lineStrong },
    },
  }),
);

/** For bars, where fields should be inconspicuous. */
export const boxInBar = style([box, layered({ borderColor: color.lineStrong })]);

export const input = style(
  layered({
    ...type.body,
    flex: 1,
    // The input fills its box. Its intrinsic width would make narrow pages scroll sideways.
    inlineSize: '100%',
    minInlineSize: 0,
    alignSelf: 'stretch',
    padding: '0 11px',
    background: 'transparent',
    border: 0,
    outline: 'none',
    borderRadius: 'inherit',
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
      // Browsers paint their own background on autofilled inputs, which breaks the dark theme.
      '&:autofill': {
        boxShadow: `0 0 0 100px ${color.accentSoft} inset`,
        WebkitTextFillColor: color.text,
        caretColor: color.text,
      },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
    // Phones zoom into inputs with a font size below 16 px.
    '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${type.body.fontSize})` } },
  }),
);

export const inputMono = style([input, layered({ ...type.mono, fontFamily: vars.font.mono })]);

/** A small element at the end of the box, such as a unit or a button. */
export const adornment = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    paddingInlineEnd: '11px',
    color: color.textMuted,
  }),
);

/** A button without a border, inside the box. */
export const inset = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: rem(28),
    blockSize: rem(28),
    marginInlineEnd: '4px',
    color: color.textMuted,
    borderRadius: '6px',
    cursor: 'pointer',
    // As high as the box with its edges.
    '@media': {
      '(pointer: coarse)': { inlineSize: touchSize, blockSize: touchSize, marginBlock: '-1px' },
    },
    selectors: {
      '&[data-hovered]': { color: color.text, background: color.hover },
      '&[data-disabled]': { color: color.textFaint, cursor: 'default' },
      '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    },
  }),
);

export const description = style(
  layered({ ...type.small, color: color.textMuted, overflowWrap: 'anywhere' }),
);
export const error = style(layered({ ...type.small, color: color.critical.text, overflowWrap: 'anywhere' }));

/**
 * Always rendered, because a live region must exist before its text changes. It takes no space while it is
 * empty.
 */
export const warning = style(
  layered({
    ...type.small,
    color: color.caution.text,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);
