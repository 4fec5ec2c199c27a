import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { atLeast, breaking, layered } from '../../theme/style.ts';
import { control, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** The width of the form, not of the window: beside a help column it is narrow even on a wide screen. */
const twoColumns = atLeast(640);

export const section = style(
  layered({
    display: 'grid',
    gap: space.xl,
    padding: `${space.xl} ${space.xl} ${space.xxl}`,
    minInlineSize: 0,
    selectors: { '* + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const header = style(layered({ display: 'grid', gap: '3px', ...breaking }));

export const grid = style(
  layered({
    display: 'grid',
    gap: `${space.lg} ${space.lg}`,
    alignItems: 'start',
    '@container': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const slot = style(
  layered({
    display: 'grid',
    gap: '6px',
    minInlineSize: 0,
    scrollMarginBlock: space.page,
    selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  }),
);
export const wide = style([slot, layered({ gridColumn: '1 / -1' })]);

export const locked = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: '5px', color: color.textMuted }),
);

/** A change to several fields at once, with an undo button. */
export const notice = style(
  layered({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    color: color.textMuted,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

export const textArea = style(
  layered({
    ...type.mono,
    fontFamily: vars.font.mono,
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '96px',
    padding: '8px 11px',
    background: 'transparent',
    border: 0,
    outline: 'none',
    resize: 'vertical',
    '@media': { '(pointer: coarse)': { fontSize: `max(16px, ${type.mono.fontSize})` } },
  }),
);
export const textAreaBox = style(
  layered({
    display: 'flex',
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.control,
    selectors: {
      '&:has([data-invalid])': { borderColor: color.critical.text },
      '&:has(textarea:focus)': {
        borderColor: color.accent,
        outline: `2px solid ${color.accent}`,
        outlineOffset: '1px',
      },
    },
  }),
);

/** Shown in place of a text field: a saved secret, a selected file, a read-only value. */
export const panel = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.sm}`,
    minBlockSize: control.form,
    paddingBlock: '2px',
    paddingInline: '11px 3px',
    color: color.textMuted,
    background: color.sunken,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
  }),
);
export const panelWords = style(
  layered({ flex: '1 1 120px', minInlineSize: 0, overflowWrap: 'anywhere', color: color.text }),
);

export const groupLabel = style(layered({ ...type.label, color: color.text }));
export const choices = style(layered({ display: 'grid', gap: space.sm }));
/** As many columns as fit. */
export const options = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(190)}), 1fr))`,
    gap: `${space.sm} ${space.lg}`,
  }),
);

export const stacked = style(layered({ display: 'grid', gap: space.md }));

/** The parts of a field with several controls. */
export const parts = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }),
);
/** Two short texts that belong together. */
export const pair = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gap: space.lg,
    '@container': { [atLeast(520)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
