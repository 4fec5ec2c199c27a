import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';

export const search = style(layered({ display: 'block', minInlineSize: 0 }));

export const glass = style(
  layered({ display: 'inline-flex', paddingInlineStart: '10px', color: vars.color.textMuted }),
);

export const input = style(layered({ paddingInlineStart: '8px' }));

export const clear = style(
  layered({ selectors: { '[data-empty] &, &[data-disabled]': { visibility: 'hidden' } } }),
);
