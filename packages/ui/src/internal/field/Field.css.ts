import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { control, motion, rem, type } from '../../theme/tokens.ts';

const { color } = vars;

/** Label, box and notes, one under another. */
export const field = style(
  layered({ display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0, position: 'relative' }),
);

export const label = style(
  layered({
    ...type.label,
    color: color.text,
    inlineSize: 'fit-content',
    selectors: { '[data-disabled] > &': { color: color.textMuted } },
  }),
);

export const asterisk = style(layered({ color: color.critical.text }));

/** The box that a person types in. Its edge says whether it is wrong, its ring where the focus is. */
export const box = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: control.form,
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.control,
    transition: `border-color ${motion.quick}`,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.textMuted },
      '&:has([data-invalid])': { borderColor: color.critical.text },
      '&:has(input:focus)': {
        borderColor: color.accent,
        outline: `2px solid ${color.accent}`,
        outlineOffset: '1px',
      },
      '&:has(:disabled)': { background: color.sunken, borderColor: color.lineStrong },
      // It can be read and copied, so it keeps the ink of text and the ring of the focus.
      '&:has([readonly]:not(:focus))': { background: color.sunken, borderColor: color.lineStrong },
    },
  }),
);

/** For toolbars, where the field is one of many quiet things. */
export const boxToolbar = style([
  box,
  layered({ minBlockSize: control.toolbar, borderColor: color.lineStrong }),
]);

export const input = style(
  layered({
    ...type.body,
    flex: 1,
    // A share of its box: its own idea of its width would hold a small page open.
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
      // The browser paints its own ground on what it fills in, which breaks the dark theme.
      '&:autofill': {
        boxShadow: `0 0 0 100px ${color.accentSoft} inset`,
        WebkitTextFillColor: color.text,
        caretColor: color.text,
      },
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    },
    // Phones zoom into a field with smaller type than this.
    '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${type.body.fontSize})` } },
  }),
);

export const inputMono = style([input, layered({ ...type.mono, fontFamily: vars.font.mono })]);

/** A small thing at the end of a box: a unit, a button. */
export const adornment = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    paddingInlineEnd: '11px',
    color: color.textMuted,
  }),
);

/** A bare button inside a box. */
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
    selectors: {
      '&[data-hovered]': { color: color.text, background: color.hover },
      '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
    },
  }),
);

export const description = style(layered({ ...type.small, color: color.textMuted }));
export const error = style(layered({ ...type.small, color: color.critical.text }));

/** Always there, so that what appears in it is announced; it takes no room while it is silent. */
export const warning = style(
  layered({
    ...type.small,
    color: color.caution.text,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);
