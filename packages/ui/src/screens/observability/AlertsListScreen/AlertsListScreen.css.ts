import { style, styleVariants } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered, twoLines } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

/** The width of each column. */
export const tracks = {
  name: `minmax(${rem(120)}, 2.6fr)`,
  state: rem(152),
  narrowState: `min(${rem(152)}, 46%)`,
  priority: rem(96),
  // Its widest pill, “Out of range”.
  value: `minmax(${rem(144)}, 2fr)`,
  fired: `minmax(${rem(88)}, ${rem(132)})`,
  next: `minmax(${rem(104)}, ${rem(140)})`,
  recipients: `minmax(${rem(104)}, ${rem(140)})`,
} as const;

/** Three lines do not touch the next row. */
export const cell = style(layered({ display: 'grid', minInlineSize: 0, paddingBlock: space.xs }));
/** Nothing is cut: what does not fit takes a second line. */
export const line = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const second = style([line, layered({ ...type.small, color: color.textMuted })]);
export const outside = style(layered({ color: color.critical.text, fontWeight: 570 }));
/** A range that has to wrap begins on a line of its own. */
export const range = style(layered({ display: 'inline-block' }));
export const silent = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    verticalAlign: 'bottom',
    color: color.caution.text,
  }),
);
/** What a phone shows instead of the columns that it has no room for. */
export const narrow = style(
  layered({
    display: 'none',
    ...narrower('drawer', { display: 'block', whiteSpace: 'normal', overflowWrap: 'anywhere' }),
  }),
);
export const wide = style(layered({ ...twoLines, ...narrower('drawer', { display: 'none' }) }));
/** What the name's cell says where its column has no room. */
export const insteadOf = styleVariants({ priority: 'icons', recipients: 'wide' } as const, (below) =>
  layered({ display: 'none', ...narrower(below, { display: 'inline' }) }),
);
