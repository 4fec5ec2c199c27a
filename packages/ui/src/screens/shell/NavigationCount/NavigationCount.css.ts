import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { atLeast, below, layered } from '../../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../../theme/tokens.ts';

/** Widths at which the navigation is a strip of icons. */
const rail = `${atLeast(breakpoint.drawer)} and ${below(breakpoint.icons)}`;

/** At the end of the entry; at the icon’s corner in the rail. Neither is as high as the label, so that nothing moves. */
export const count = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    paddingInline: '7px',
    borderRadius: vars.radius.full,
    background: vars.color.critical.soft,
    color: vars.color.critical.text,
    fontWeight: 600,
    lineHeight: rem(18),
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [rail]: {
        position: 'absolute',
        insetBlockStart: '1px',
        insetInlineEnd: '1px',
        paddingInline: '4px',
        fontSize: rem(10),
        lineHeight: 1.5,
      },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);
/** As high as the number. */
export const icon = style(
  layered({ display: 'inline-flex', zoom: 0.8, '@media': { [rail]: { display: 'none' } } }),
);
