import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

const { color } = vars;

const quietMark = layered({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minInlineSize: 0,
});
/** A state that needs no person: the icon has its colour, the word does not. */
export const quiet = styleVariants({
  positive: [style(quietMark), style(layered({ color: color.positive.text }))],
  neutral: [style(quietMark), style(layered({ color: color.textMuted }))],
});
export const word = style(layered({ color: color.textMuted }));
