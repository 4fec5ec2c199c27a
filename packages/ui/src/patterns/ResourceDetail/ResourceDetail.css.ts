import { style } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { rem, space } from '../../theme/tokens.ts';

export const view = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    minInlineSize: 0,
  }),
);
export const rename = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm, minInlineSize: 0 }),
);
export const renameField = style(layered({ flex: `1 1 ${rem(240)}`, minInlineSize: 0 }));
