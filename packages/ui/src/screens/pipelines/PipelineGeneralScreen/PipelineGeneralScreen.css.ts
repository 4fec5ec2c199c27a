import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

/** Below this width a label is above its value. */
const narrow = below(400);

export const screen = style(
  layered({ display: 'grid', gap: space.lg, maxInlineSize: rem(840), containerType: 'inline-size' }),
);
export const name = style(layered({ display: 'grid', gap: space.lg }));
export const buttons = style(
  layered({
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.sm,
  }),
);

/** No padding above the first and below the last line, because the card has its own. */
export const facts = style(layered({ display: 'grid', marginBlock: `calc(-1 * ${space.sm})` }));
export const fact = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `minmax(${rem(120)}, ${rem(200)}) minmax(0, 1fr)`,
    alignItems: 'center',
    gap: `${space.hair} ${space.xl}`,
    minBlockSize: rem(48),
    paddingBlock: space.sm,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const label = style(layered({ ...type.body, color: vars.color.textMuted }));
export const value = style(layered({ ...type.body, overflowWrap: 'anywhere' }));
export const id = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }));
export const aside = style(layered({ ...type.small, display: 'block', color: vars.color.textMuted }));
