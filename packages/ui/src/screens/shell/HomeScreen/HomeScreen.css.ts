import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

export const screen = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl }),
);
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xxl,
    '@media': { [below(1000)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl }),
);

export const rows = style(layered({ listStyle: 'none', margin: 0, padding: 0 }));
export const row = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.sm} ${space.md}`,
    padding: `${space.md} ${space.xl}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    // Below the words in every row, not only in those with long ones.
    '@media': {
      [below(560)]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
    },
  }),
);
export const mark = styleVariants({
  critical: layered({ display: 'inline-flex', color: color.critical.text }),
  caution: layered({ display: 'inline-flex', color: color.caution.text }),
  info: layered({ display: 'inline-flex', color: color.info.text }),
  positive: layered({ display: 'inline-flex', color: color.positive.text }),
});
export const number = style(
  layered({
    ...type.label,
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: rem(22),
    blockSize: rem(22),
    borderRadius: vars.radius.full,
    background: color.accentSoft,
    color: color.accentStrong,
  }),
);
export const words = style(layered({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const rowTitle = style(layered({ ...type.strong, margin: 0 }));
export const rowText = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const action = style(layered({ flex: 'none', '@media': { [below(560)]: { gridColumn: 2 } } }));
export const more = style(
  layered({ ...type.small, padding: `${space.md} ${space.xl}`, borderBlock: `1px solid ${color.line}` }),
);
export const event = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'baseline',
    gap: space.md,
    padding: `${space.sm} ${space.xl}`,
  }),
);
export const age = style(layered({ ...type.small, flex: 'none', color: color.textMuted }));
export const quiet = style(layered({ ...type.body, margin: 0, color: color.textMuted }));
export const quietRow = style(
  layered({ ...type.body, margin: 0, padding: space.xl, color: color.textMuted }),
);
export const notice = style(layered({ padding: space.lg }));
export const line = style(layered({}));
/** The line fills the card. Outside of the layer, so that it wins. */
globalStyle(`${line} > svg`, { display: 'block', inlineSize: '100%', blockSize: rem(72) });
