import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** Four in a row or two by two, never three and one. */
const narrow = below(720);

export const frame = style(layered({ containerType: 'inline-size' }));
/** One sheet, whose background shows between the tiles as lines. */
export const tiles = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    margin: 0,
    background: color.line,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
);
export const strip = style([tiles, layered({ border: 0, borderRadius: 0 })]);
/** Five tiles or more: all in a row, or three and the others; never five and one. */
const many = '&:nth-last-child(n + 5):first-child, &:nth-last-child(n + 5):first-child ~ &';
/** Tiles of an incomplete row share its width. */
export const tile = style(
  layered({
    flex: '1 1 168px',
    '@container': {
      [below(1020)]: { selectors: { [many]: { flexBasis: 'max(168px, 30%)' } } },
      [narrow]: {
        flexBasis: 'max(168px, 50% - 1px)',
        selectors: { [many]: { flexBasis: 'max(168px, 50% - 1px)' } },
      },
    },
    display: 'grid',
    alignContent: 'start',
    gap: '2px',
    minInlineSize: 0,
    padding: `${space.lg} 18px`,
    background: color.surface,
  }),
);
export const name = style(layered({ ...type.small, color: color.textMuted }));
export const value = style(
  layered({
    ...type.title,
    margin: 0,
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const smallValue = style([value, layered({ ...type.section, lineHeight: rem(22) })]);
export const note = style(layered({ ...type.small, margin: 0, color: color.textMuted }));

/** Neutral colours: neither growth nor decline is good or bad, and an arrow shows the direction. */
/** Both directions look alike: whether more is better, the figure does not know. */
export const change = style(layered({ color: color.text, fontWeight: 500 }));
/** Does not raise the line that it is in. */
export const arrow = style(layered({ fontSize: '0.7em', lineHeight: 0, verticalAlign: '0.1em' }));
