import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { atLeast, layered, plainList } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

export const room = style(layered({ display: 'grid', containerType: 'inline-size' }));
/** A form of at most 780 px with its help beside it, or below it where there is less room. */
export const layout = style(
  layered({
    display: 'grid',
    gap: space.xl,
    alignContent: 'start',
    gridTemplateColumns: `minmax(0, ${rem(780)})`,
    '@container': { [atLeast(920)]: { gridTemplateColumns: `minmax(0, ${rem(780)}) ${rem(320)}` } },
  }),
);
export const help = style(
  layered({ display: 'grid', gap: space.xl, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }),
);
export const facts = style(
  layered({
    ...type.small,
    display: 'grid',
    gap: space.md,
    ...plainList,
    color: vars.color.textMuted,
  }),
);
