import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, focusRing, layered } from '../../../theme/style.ts';
import { control, motion, rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;
/** Below this width the categories are a menu above the tiles. */
const narrow = below(760);
/** Below the bar at the top of the page. */
const stuck = rem(72);

export const layout = style(
  layered({
    display: 'grid',
    alignItems: 'start',
    gap: `${space.lg} ${space.section}`,
    paddingBlockEnd: space.section,
    gridTemplateColumns: `${rem(190)} minmax(0, 1fr)`,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const aside = style(
  layered({
    display: 'grid',
    gap: space.lg,
    position: 'sticky',
    insetBlockStart: stuck,
    // In a low window it scrolls by itself; the padding leaves room for the focus ring.
    maxBlockSize: `calc(100dvh - ${stuck} - ${space.lg})`,
    overflowY: 'auto',
    padding: '3px',
    margin: '-3px',
    minInlineSize: 0,
    '@container': { [narrow]: { position: 'static', order: 1, maxBlockSize: 'none', padding: 0, margin: 0 } },
  }),
);
export const back = style(layered({ display: 'flex' }));

export const categories = style(
  layered({ display: 'grid', gap: '2px', '@container': { [narrow]: { display: 'none' } } }),
);
export const categoryMenu = style(
  layered({ display: 'none', '@container': { [narrow]: { display: 'block' } } }),
);
export const category = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
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
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const categoryLabel = style(layered({ flex: 1 }));
export const note = style(
  layered({ ...type.small, fontVariantNumeric: 'tabular-nums', color: color.textMuted }),
);

export const main = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxl, minInlineSize: 0 }),
);
/** As high with its button as without. */
export const sectionHead = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minBlockSize: rem(30),
  }),
);
export const groupHead = style(layered({ display: 'flex', alignItems: 'baseline', gap: space.sm }));
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
    maxInlineSize: rem(440),
    minInlineSize: 0,
    '@container': { [below(520)]: { flexBasis: '100%', maxInlineSize: 'none' } },
  }),
);
export const request = style(layered({ ...type.small, color: color.textMuted }));
