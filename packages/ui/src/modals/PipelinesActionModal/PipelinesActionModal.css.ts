import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const list = style(
  layered({
    display: 'grid',
    maxBlockSize: '264px',
    overflowY: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
  }),
);
export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minBlockSize: '44px',
    padding: `${space.xs} ${space.md}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);
export const name = style(layered({ ...type.strong, ...truncate, minInlineSize: '96px' }));
export const why = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.sm,
    color: vars.color.textMuted,
  }),
);
export const done = style(layered({ color: vars.color.positive.text }));
export const failed = style(layered({ ...type.small, color: vars.color.critical.text }));
export const leftOut = style(layered({ ...type.label, marginBlock: `${space.lg} ${space.sm}` }));
