import { style } from '@vanilla-extract/css';
import { roomy } from '../../../patterns/Wizard/Wizard.css.ts';
import { layered } from '../../../theme/style.ts';
import { space } from '../../../theme/tokens.ts';

export const notices = style(
  layered({ display: 'grid', gap: space.md, padding: `${space.xl} ${space.xl} 0` }),
);
/** Digits of equal width, so that the text beside them does not move. */
export const elapsed = style(layered({ marginInlineStart: space.xs, fontVariantNumeric: 'tabular-nums' }));
/** Without room for it beside the form, the guide is only in its drawer. */
export const beside = style(layered({ display: 'none', '@container': { [roomy]: { display: 'block' } } }));
