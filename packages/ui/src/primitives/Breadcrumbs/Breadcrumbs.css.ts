import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const trail = style(
  layered({ ...type.small, display: 'flex', flexWrap: 'wrap', gap: space.sm, color: vars.color.textMuted }),
);
export const crumb = style(
  layered({
    display: 'inline-flex',
    gap: space.sm,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:last-child)::after': { content: '"/"', color: vars.color.textFaint } },
  }),
);
