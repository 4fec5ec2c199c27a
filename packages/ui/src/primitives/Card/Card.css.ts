import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

export const card = style(
  layered({
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    // Clips rows and footers to the rounded corners without creating a scroll container.
    overflow: 'clip',
  }),
);

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.md}`,
    padding: `${space.sm} ${space.xl}`,
    minBlockSize: rem(52),
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

export const title = style(layered(type.section));
export const body = style(layered({ padding: space.xl }));

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    padding: `${space.md} ${space.xl}`,
    background: vars.color.sunken,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
