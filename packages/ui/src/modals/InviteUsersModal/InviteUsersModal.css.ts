import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, type } from '../../theme/tokens.ts';

/** Many addresses scroll inside the dialog. */
export const list = style(layered({ maxBlockSize: rem(220), overflowY: 'auto' }));
export const reason = style(layered({ ...type.small, color: vars.color.critical.text }));
export const note = style(
  layered({ ...type.small, color: vars.color.textMuted, selectors: { '&:empty': { display: 'none' } } }),
);
export const fine = style(layered({ color: vars.color.positive.text, display: 'inline-flex' }));
