import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';

export const sparkline = style(layered({ inlineSize: '96px', maxInlineSize: '100%', blockSize: '28px' }));
export const tone = styleVariants({
  accent: layered({ color: vars.color.accent }),
  critical: layered({ color: vars.color.critical.text }),
  muted: layered({ color: vars.color.textFaint }),
});
