import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

export const lead = style(
  layered({ color: vars.color.textMuted, marginBlockEnd: space.lg, overflowWrap: 'anywhere' }),
);
export const rows = style(layered({ display: 'grid' }));

/** A switch, with what became of it at the end of the line. */
export const row = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.lg}`,
    paddingBlock: space.md,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);
export const setting = style(layered({ flex: `1 1 ${rem(260)}`, minInlineSize: 0, maxInlineSize: rem(560) }));
/** Keeps its height while it is empty, so that nothing moves. */
export const status = style(
  layered({ ...type.small, minBlockSize: rem(20), color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);
export const failed = style(layered({ color: vars.color.critical.text }));
