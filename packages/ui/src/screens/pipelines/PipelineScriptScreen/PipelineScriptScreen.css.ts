import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

export const content = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg }),
);
export const intro = style(
  layered({
    ...type.body,
    maxInlineSize: '68ch',
    color: vars.color.textMuted,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(200)}, 100%), ${rem(240)}))`,
    gap: space.lg,
  }),
);
