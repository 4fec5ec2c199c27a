import { style } from '@vanilla-extract/css';
import * as namedList from '../../internal/namedList.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

/** Half a visible row shows that there are more. */
export const list = style([namedList.list, layered({ maxBlockSize: rem(286), overflowY: 'auto' })]);
export const details = style(
  layered({ ...type.small, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);
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
export const leftOut = style(layered({ display: 'grid', gap: space.sm }));
export const leftOutTitle = style(layered(type.label));
