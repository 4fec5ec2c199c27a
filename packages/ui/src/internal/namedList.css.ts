import { style } from '@vanilla-extract/css';
import { clamp } from './clamp.css.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/style.ts';
import { rem, space, type } from '../theme/tokens.ts';

/** A list of names in a dialog, one per line. */
export const list = style(
  layered({
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
  }),
);
export const item = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.hair} ${space.md}`,
    minBlockSize: rem(44),
    padding: `${space.xs} ${space.md}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);
export const which = style(layered({ display: 'grid', flex: '1 1 96px', minInlineSize: 0 }));
export const name = style([clamp.three, layered({ ...type.strong, justifySelf: 'start' })]);
/** Around a link, which has the name and is cut itself. */
export const linked = style(layered({ ...type.strong, minInlineSize: 0 }));
