import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered, visuallyHidden } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

/** The sheet around it is what is measured. */
const narrow = below(560);
const phone = below(400);
/** From here on the bar's notes stand over its buttons. */
const stacked = below(640);
const line = `1px solid ${vars.color.line}`;

export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px',
    padding: `${space.md} ${space.lg}`,
    borderBlockEnd: line,
  }),
);
export const search = style(
  layered({
    flex: '1 1 240px',
    maxInlineSize: rem(300),
    '@container': { [narrow]: { flexBasis: '100%', maxInlineSize: 'none' } },
  }),
);
export const shown = style(layered({ ...type.small, color: vars.color.textMuted }));
export const reading = style(
  layered({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
  }),
);
/** When that was, for those who listen; for those who look, where it needs no row of its own. */
globalStyle(`${reading} > [role=status]`, {
  '@layer': { [layers.components]: { '@container': { [phone]: visuallyHidden } } },
});

export const notices = style(
  layered({
    display: 'grid',
    gap: space.sm,
    padding: `${space.md} ${space.lg}`,
    borderBlockEnd: line,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const sentences = style(layered({ display: 'grid', gap: space.hair, overflowWrap: 'anywhere' }));
export const rest = style(layered({ padding: `${space.page} ${space.lg}` }));

export const note = style(
  layered({ display: 'grid', justifyItems: 'end', '@container': { [stacked]: { justifyItems: 'start' } } }),
);
export const changes = style(layered({ ...type.label, color: vars.color.text }));
export const lack = style(layered({ ...type.label, color: vars.color.critical.text }));
export const lackAtFirst = style(layered({ ...type.label, color: vars.color.textMuted }));

export const skeletonRow = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    blockSize: '48px',
    paddingInline: '18px',
    borderBlockEnd: line,
  }),
);
export const skeletonEnd = style(layered({ marginInlineStart: 'auto' }));
