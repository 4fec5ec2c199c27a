import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered, motionSafe } from '../../../theme/style.ts';
import { motion, rem, space, type } from '../../../theme/tokens.ts';
import { phone, rail } from './shellMedia.ts';

export const navigation = style(
  layered({ display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 }),
);

export const items = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '1px',
    minBlockSize: 0,
    overflowY: 'auto',
    // The rail's labels extend beyond it.
    '@media': { [rail]: { overflow: 'visible' } },
  }),
);

export const item = style(
  layered({
    ...type.strong,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // With large text the count stands below the words.
    flexWrap: 'wrap',
    gap: `0 ${space.md}`,
    inlineSize: '100%',
    minBlockSize: rem(36),
    paddingInline: '10px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
      '&[data-pending]': { opacity: 0.5, cursor: 'progress' },
      '&[aria-current]': {
        background: vars.color.surface,
        borderColor: vars.color.line,
        color: vars.color.text,
      },
    },
    '@media': {
      [rail]: { justifyContent: 'center', minBlockSize: rem(40), paddingInline: 0 },
      [phone]: { minBlockSize: rem(44) },
      // There a transparent edge is drawn too.
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  }),
);

/** Set apart from the entries: it says something, and is no place of its own. */
export const note = style([
  item,
  layered({ marginBlockEnd: space.sm, background: vars.color.accentSoft, color: vars.color.accent }),
]);

export const itemIcon = style(
  layered({
    display: 'block',
    selectors: { [`${item}[aria-current] &`]: { color: vars.color.accent } },
  }),
);

/** In the rail, hover or focus of an icon shows its label. */
export const itemLabel = style(
  layered({
    '@media': {
      [rail]: {
        ...type.label,
        position: 'absolute',
        insetInlineStart: 'calc(100% + 8px)',
        padding: `5px ${space.sm}`,
        borderRadius: '6px',
        background: vars.color.text,
        color: vars.color.canvas,
        whiteSpace: 'nowrap',
        pointerEvents: 'none',
        opacity: 0,
        selectors: {
          [`${item}[data-hovered] &, ${item}[data-focus-visible] &`]: { opacity: 1 },
        },
      },
      [`${rail} and ${motionSafe}`]: { transition: `opacity ${motion.quick}` },
    },
  }),
);

/** At the end of the entry; at the icon’s corner in the rail. */
export const badge = style(
  layered({
    ...type.small,
    marginInlineStart: 'auto',
    paddingInline: '7px',
    borderRadius: vars.radius.full,
    background: vars.color.accentSoft,
    color: vars.color.accent,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [rail]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        paddingInline: '4px',
        fontSize: rem(10),
        lineHeight: 1.5,
      },
    },
  }),
);
