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
export const views = style(layered({ display: 'grid', inlineSize: '100%' }));
export const view = style(layered({ display: 'flex', alignItems: 'center', gap: space.xs }));
export const viewName = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const form = style(layered({ display: 'grid', gap: space.sm, inlineSize: '100%' }));
export const buttons = style(layered({ display: 'flex', gap: space.sm }));
export const address = style(
  layered({ ...type.small, color: vars.color.textMuted, overflowWrap: 'anywhere', userSelect: 'all' }),
);
