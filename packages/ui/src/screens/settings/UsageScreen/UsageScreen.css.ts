import { globalStyle, style } from '@vanilla-extract/css';
import { foldingHead } from '../../../patterns/Grid/Grid.css.ts';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;
const narrow = below(720);

export const months = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.sm }));
export const cutOff = style(layered({ ...type.body, color: color.textMuted, marginBlockEnd: space.lg }));
export const figures = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl }),
);
export const jumps = style(layered({ display: 'grid', gap: space.lg, marginBlockStart: space.sm }));
export const jump = style(layered({ ...type.body, display: 'grid', justifyItems: 'start', gap: space.xs }));
export const jumpDay = style(layered({ ...type.strong }));
export const causes = style(layered({ ...type.small, color: color.textMuted }));
export const cause = style(
  layered({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm, overflowWrap: 'anywhere' }),
);
export const quiet = style(layered({ ...type.body, padding: space.xl, color: color.textMuted }));
export const tools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    padding: `${space.lg} ${space.xl}`,
  }),
);
export const pages = style(layered({ padding: `${space.md} ${space.xl}` }));

/** Its cells begin below the title of the card. */
export const grid = style(
  layered({
    borderBlockStart: `1px solid ${color.line}`,
    paddingInline: `calc(${space.xl} - 14px)`,
    // There the last column has no inset of its own.
    ...narrower('drawer', { paddingInlineEnd: space.xl }),
  }),
);
/** Three columns of numbers need their heads on a phone too. Outside of the layer, so that it wins. */
globalStyle(
  `${grid} ${foldingHead}:not(:focus-within)`,
  narrower('drawer', { position: 'sticky', clipPath: 'none', pointerEvents: 'auto' }),
);
/** The card already has a border, so the table needs none. Outside of the layer, so that it wins. */
globalStyle(`${grid} > *`, { border: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 });

export const more = style(
  layered({
    padding: `${space.sm} ${space.xl}`,
    borderBlockStart: `1px solid ${color.line}`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const name = style(layered({ ...truncate, minInlineSize: 0 }));
/** The bars of all rows begin at the same place, however long the figures are. */
export const share = style(
  layered({
    display: 'inline-grid',
    gridTemplateColumns: `auto ${rem(48)}`,
    alignItems: 'center',
    gap: space.sm,
    textAlign: 'end',
    '@media': { [narrow]: { gridTemplateColumns: 'auto' } },
  }),
);
/** Decoration: the figure beside it says the same. */
export const track = style(
  layered({
    display: 'inline-flex',
    inlineSize: rem(96),
    blockSize: '6px',
    background: color.pressed,
    borderRadius: '3px',
    '@media': { [narrow]: { display: 'none' }, '(forced-colors: active)': { border: '1px solid' } },
  }),
);
export const bar = style(
  layered({
    blockSize: '100%',
    minInlineSize: 0,
    flexShrink: 1,
    background: color.accent,
    borderRadius: 'inherit',
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
