import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, breaking, focusRing, layered, truncate, visuallyHidden } from '../../theme/style.ts';
import { control, motion, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
/** Below this width the four steps do not fit side by side. */
const narrow = below(740);

export const summary = style(
  layered({
    ...type.label,
    ...breaking,
    display: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    inlineSize: '100%',
    minBlockSize: control.form,
    paddingInline: space.md,
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { ...focusRing, '&[data-hovered]': { borderColor: color.control } },
    '@container': { [narrow]: { display: 'flex' } },
  }),
);
export const summaryIcon = style(
  layered({
    color: color.textMuted,
    transition: `transform ${motion.quick}`,
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  }),
);

const row = {
  display: 'flex',
  flexWrap: 'nowrap',
  alignItems: 'flex-start',
  gap: '14px',
  '@container': {
    [narrow]: { flexDirection: 'column', gap: space.xs, paddingBlock: space.md, paddingInline: space.md },
  },
} as const;

/** Only narrow screens fold the list and show the summary instead. */
export const steps = styleVariants({
  open: layered(row),
  folded: layered({ ...row, '@container': { [narrow]: { display: 'none' } } }),
});

export const step = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '14px',
    selectors: {
      // The line to the previous step.
      '&:not(:first-child)::before': {
        content: '""',
        inlineSize: '72px',
        minInlineSize: space.md,
        borderBlockStart: `2px solid ${color.lineStrong}`,
        marginBlockStart: '10px',
      },
    },
    '@container': {
      [narrow]: { minInlineSize: 0, selectors: { '&:not(:first-child)::before': { display: 'none' } } },
    },
  }),
);

const link = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '9px',
  flexShrink: 0,
  minInlineSize: 0,
  '@container': { [narrow]: { flexShrink: 1 } },
  borderRadius: vars.radius.control,
  color: color.textMuted,
  textDecoration: 'none',
} as const;

export const way = styleVariants({
  current: layered({ ...link, color: color.text, selectors: { ...focusRing } }),
  open: layered({
    ...link,
    color: color.text,
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
  blocked: layered({ ...link, cursor: 'default' }),
});

const disc = {
  ...type.head,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(22),
  blockSize: rem(22),
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.full,
} as const;

export const mark = styleVariants({
  todo: layered({ ...disc, background: color.surface }),
  done: layered({
    ...disc,
    color: color.positive.text,
    background: color.positive.soft,
    borderColor: color.positive.text,
  }),
  current: layered({
    ...disc,
    color: color.onAccent,
    background: color.accent,
    borderColor: color.accent,
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
  }),
});

/** The line for the selection is always reserved, so that the page does not move when a name appears. */
export const words = style(
  layered({
    display: 'grid',
    gridTemplateRows: `auto ${type.small.lineHeight}`,
    minInlineSize: 0,
    '@container': { [narrow]: { gridTemplateRows: 'none' } },
  }),
);
export const label = style(layered({ ...type.strong, paddingBlockStart: '1px', whiteSpace: 'nowrap' }));
/** Takes no room in the layout, so that a long name does not push the steps apart; it may extend below the line. */
export const chosen = style(
  layered({
    ...type.small,
    ...truncate,
    inlineSize: 0,
    minInlineSize: 'calc(100% + 56px)',
    '@container': { [narrow]: { minInlineSize: '100%' } },
    color: color.textMuted,
  }),
);
/** Always read out; visible only where the steps are stacked and there is room. */
export const reason = style(
  layered({
    ...type.small,
    ...visuallyHidden,
    color: color.textMuted,
    '@container': {
      [narrow]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  }),
);
