import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { atLeast, layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

/** The frame measures itself: beside an open navigation it is narrower than the window. */
const roomy = atLeast(960);

export const frame = style(
  layered({ display: 'grid', gap: space.xl, minInlineSize: 0, containerType: 'inline-size' }),
);

export const note = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.sm,
    color: vars.color.textMuted,
  }),
);

export const columns = styleVariants({
  /** What the step is, and help beside it; below it where there is no room. */
  helped: layered({
    display: 'grid',
    alignItems: 'start',
    gap: space.xxl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [roomy]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(320)}` } },
  }),
  alone: layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
});
export const content = styleVariants({
  form: layered({ minInlineSize: 0, maxInlineSize: rem(840) }),
  full: layered({ minInlineSize: 0 }),
});
export const help = style(layered({ display: 'grid', gap: space.lg, minInlineSize: 0 }));
