import { style } from '@vanilla-extract/css';
import { item } from '../../internal/listItem.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';

export const icon = style(layered({ display: 'inline-flex', color: vars.color.textMuted }));

export const current = style([item, layered({ color: vars.color.accent, fontWeight: 600 })]);

export const critical = style([
  item,
  layered({
    selectors: {
      '&:not([aria-disabled])': { color: vars.color.critical.text },
      '&[data-focused], &[data-hovered]': { background: vars.color.critical.soft },
    },
  }),
]);

export const criticalIcon = style(layered({ display: 'inline-flex', color: 'inherit' }));
