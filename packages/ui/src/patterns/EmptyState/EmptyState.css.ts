import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, breaking, layered } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';

/** Stacked, the steps align with the text above. */
const phone = below(breakpoint.drawer);

export const empty = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: space.xs,
    padding: `${space.page} ${space.lg}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    textAlign: 'center',
  }),
);
export const ornament = style(
  layered({ marginBlock: `${space.lg} ${space.xl}`, inlineSize: 'min(272px, 100%)' }),
);
export const title = style(layered({ ...type.dialog, ...breaking }));
export const text = style(
  layered({
    ...type.body,
    ...breaking,
    maxInlineSize: rem(420),
    color: vars.color.textMuted,
    textWrap: 'balance',
  }),
);
export const steps = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${space.sm} ${space.xxl}`,
    marginBlockStart: space.lg,
    counterReset: 'step',
    '@media': { [phone]: { display: 'grid', justifyContent: 'start' } },
    color: vars.color.textMuted,
  }),
);
export const step = style(
  layered({
    ...breaking,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.sm,
    counterIncrement: 'step',
    selectors: {
      '&::before': {
        ...type.head,
        content: 'counter(step)',
        display: 'grid',
        placeItems: 'center',
        inlineSize: rem(22),
        blockSize: rem(22),
        border: `1px solid ${vars.color.control}`,
        borderRadius: vars.radius.full,
        flexShrink: 0,
      },
    },
  }),
);
export const action = style(
  layered({
    display: 'flex',
    maxInlineSize: '100%',
    gap: space.sm,
    marginBlockStart: space.xl,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
