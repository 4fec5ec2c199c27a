import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, focusRing, layered } from '../../../theme/style.ts';
import { control, motion, rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;
/** Below this width the categories are above the tiles. */
const narrow = below(760);
/** Below the bar at the top of the page. */
const stuck = rem(72);

export const layout = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gap: `${space.lg} 28px`,
    // Separates the bar below from the tiles.
    paddingBlockEnd: space.xl,
    gridTemplateColumns: `${rem(200)} minmax(0, 1fr)`,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const categories = style(
  layered({
    display: 'grid',
    gap: '2px',
    position: 'sticky',
    insetBlockStart: stuck,
    // In a low window it scrolls by itself; the padding leaves room for the focus ring.
    maxBlockSize: `calc(100dvh - ${stuck} - ${rem(72)})`,
    overflowY: 'auto',
    padding: '3px',
    margin: '-3px',
    minInlineSize: 0,
    '@container': {
      [narrow]: {
        // The radio buttons' inputs are positioned absolutely: they must scroll with the row and not widen the page.
        position: 'relative',
        insetBlockStart: 'auto',
        maxBlockSize: 'none',
        padding: 0,
        margin: 0,
        display: 'flex',
        gap: space.xs,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  }),
);
export const categoryField = style(layered({ '@container': { [narrow]: { flexShrink: 0 } } }));
export const category = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minBlockSize: control.form,
    paddingInline: '10px',
    color: color.textMuted,
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${motion.quick}`,
    selectors: {
      ...focusRing,
      '&[data-hovered]': { background: color.hover },
      '&[data-selected]': { color: color.text, background: color.pressed, fontWeight: 570 },
    },
    '@container': {
      [narrow]: {
        flexShrink: 0,
        minBlockSize: control.toolbar,
        border: `1px solid ${color.line}`,
        // The scroll container would clip an outer focus ring.
        selectors: { '&[data-focus-visible]': { outlineOffset: '-2px' } },
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const count = style(
  layered({ ...type.small, fontVariantNumeric: 'tabular-nums', color: color.textMuted }),
);

export const main = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl, minInlineSize: 0 }),
);
export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.sm} ${space.lg}`,
  }),
);
export const search = style(
  layered({
    flex: `1 1 ${rem(200)}`,
    maxInlineSize: rem(320),
    minInlineSize: 0,
    '@container': { [below(520)]: { flexBasis: '100%', maxInlineSize: 'none' } },
  }),
);
export const request = style(layered({ ...type.small, color: color.textMuted }));
