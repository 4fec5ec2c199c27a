import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, plainList } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const notice = style(layered({ padding: `${space.xl} ${space.xl} 0` }));
export const checks = style(layered({ display: 'grid', gap: space.lg }));
export const format = style(layered({ display: 'grid', gap: '2px' }));
export const formatName = style(layered(type.label));
export const formatNote = style(layered({ ...type.small, color: vars.color.textMuted }));

/** The loads, then the window, separated by a line. */
export const preview = style(
  layered({
    display: 'grid',
    gap: space.sm,
    selectors: {
      '& + &': {
        marginBlockStart: space.lg,
        paddingBlockStart: space.lg,
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
    },
  }),
);
export const sentence = style(layered({ ...type.strong, overflowWrap: 'anywhere' }));
export const aside = style(layered({ ...type.small, color: vars.color.textMuted }));
export const runsTitle = style(layered({ ...type.label, marginBlockStart: space.sm, outline: 'none' }));
export const runs = style(layered({ display: 'grid', gap: space.sm, ...plainList }));
export const run = style(
  layered({
    ...type.small,
    // A line for the time and one for its note, whatever fits into one.
    display: 'grid',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const runNote = style(layered({ color: vars.color.caution.text }));
export const runUtc = style(layered({ color: vars.color.textMuted }));
