import { style } from '@vanilla-extract/css';
import { below, layered } from '../../theme/style.ts';
import { control, rem, space } from '../../theme/tokens.ts';

/* The layout of the catalogue and of the placeholder with its shape. */

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

export const categories = style(
  layered({ display: 'grid', gap: '2px', '@container': { [narrow]: { display: 'none' } } }),
);

/** As high as a category. */
export const categoryToCome = style(
  layered({ display: 'grid', alignContent: 'center', blockSize: control.form, paddingInline: '10px' }),
);
export const categoryMenu = style(
  layered({ display: 'none', '@container': { [narrow]: { display: 'block' } } }),
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

/** A title above its tiles. */
export const group = style(layered({ display: 'grid', gap: space.sm }));
/** As high as the title of a group. */
export const headToCome = style(layered({ display: 'grid', alignContent: 'center', blockSize: rem(20) }));
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
