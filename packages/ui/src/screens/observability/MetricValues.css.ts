import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breaking, layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const valueHead = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.md,
  }),
);
export const what = style(layered({ ...type.small, ...breaking, margin: 0, color: color.textMuted }));
export const place = style(layered({ ...type.mono, fontFamily: vars.font.mono }));
const figureBase = style(
  layered({
    margin: 0,
    fontSize: rem(46),
    lineHeight: rem(54),
    fontWeight: 600,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const figure = styleVariants({
  within: [figureBase, style(layered({ color: color.text }))],
  outside: [figureBase, style(layered({ color: color.critical.text }))],
});
export const noFigure = style([figureBase, style(layered({ fontSize: rem(22), color: color.textMuted }))]);
export const unit = style(
  layered({ fontSize: rem(22), fontWeight: 550, letterSpacing: '-0.01em', color: color.textMuted }),
);
export const note = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
