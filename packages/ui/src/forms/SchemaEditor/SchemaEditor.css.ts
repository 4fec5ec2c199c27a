import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { breakpoint, space, type } from '../../theme/tokens.ts';

const phone = `(max-width: ${breakpoint.drawer - 0.02}px)`;
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
    flex: '0 1 300px',
    minInlineSize: '180px',
    '@media': { [phone]: { flex: '1 1 100%' } },
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
    '@media': { [phone]: { marginInlineStart: 0, inlineSize: '100%', justifyContent: 'space-between' } },
  }),
);

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
  layered({ display: 'grid', justifyItems: 'end', '@media': { [phone]: { justifyItems: 'start' } } }),
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
