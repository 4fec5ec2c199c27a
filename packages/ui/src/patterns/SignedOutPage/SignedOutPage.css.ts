import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { atLeast, below, layered } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';

/** From this width on, the art fits beside the form. */
const roomy = atLeast(960);

export const page = style(
  layered({
    display: 'grid',
    minBlockSize: '100dvh',
    '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);

export const formSide = style(
  layered({
    display: 'grid',
    // Not centred: the form would move whenever an error changes its height.
    alignItems: 'start',
    justifyItems: 'center',
    padding: `max(${space.section}, 18vh) ${space.lg} ${space.section}`,
    '@media': { [below(breakpoint.drawer)]: { paddingBlockStart: space.xxl } },
  }),
);
export const formColumn = style(
  layered({ display: 'grid', gap: space.xl, inlineSize: '100%', maxInlineSize: rem(360) }),
);
export const head = style(layered({ display: 'grid', gap: space.xs, marginBlockStart: space.md }));
export const title = style(layered({ ...type.display, outline: 'none', overflowWrap: 'anywhere' }));
export const lead = style(layered({ color: vars.color.textMuted, overflowWrap: 'anywhere' }));

export const artSide = style(
  layered({
    display: 'none',
    alignContent: 'center',
    gap: space.xxl,
    paddingInline: 'min(10%, 104px)',
    borderInlineStart: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    overflow: 'hidden',
    '@media': { [roomy]: { display: 'grid' } },
  }),
);
export const artCard = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.lg,
    padding: space.lg,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    // Each starts a little later than the one above, like water running down steps.
    selectors: {
      '&:nth-child(2)': { marginInlineStart: '6%' },
      '&:nth-child(3)': { marginInlineStart: '12%' },
    },
  }),
);
/** As high as a mark, which is drawn after the first paint. */
export const artRace = style(layered({ flexGrow: 1, minInlineSize: 0, minBlockSize: '32px' }));
export const artWords = style(layered({ ...type.small, color: vars.color.textMuted, whiteSpace: 'nowrap' }));
export const claim = style(layered({ display: 'grid', gap: '2px', marginInlineStart: '6%' }));
export const claimTitle = style(layered(type.dialog));
