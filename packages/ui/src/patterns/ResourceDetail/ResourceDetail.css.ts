import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space } from '../../theme/tokens.ts';

export const screen = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    minInlineSize: 0,
  }),
);
export const live = style(
  layered({ display: 'inline-flex', alignItems: 'center', marginInlineEnd: space.sm }),
);
export const skeletonTabs = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '40px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
export const rename = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm, minInlineSize: 0 }),
);
export const renameField = style(layered({ flex: `1 1 ${rem(240)}`, minInlineSize: 0 }));
