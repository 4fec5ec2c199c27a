import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, layered, visuallyHidden } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';

export const panel = style(
  layered({
    display: 'grid',
    gap: space.lg,
    padding: space.lg,
    inlineSize: `min(${rem(300)}, calc(100vw - 24px))`,
    overflowY: 'auto',
    outline: 'none',
  }),
);
export const section = style(layered({ display: 'grid', justifyItems: 'start', gap: space.sm }));
/** A narrow page shows several lines for each row, whatever the density. */
export const density = style([
  section,
  layered({ '@media': { [below(breakpoint.drawer)]: { display: 'none' } } }),
]);
export const inline = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    marginInlineStart: 'auto',
  }),
);
export const hiddenTitle = style(layered(visuallyHidden));
export const head = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', inlineSize: '100%' }),
);
export const title = style(layered({ ...type.strong }));
export const note = style(
  layered({ ...type.small, color: vars.color.textMuted, selectors: { '&:empty': { display: 'none' } } }),
);
export const progress = style(layered({ inlineSize: '100%', accentColor: vars.color.accent }));
