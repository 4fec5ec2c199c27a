import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

/** Many addresses scroll inside the dialog. */
export const list = style(layered({ maxBlockSize: rem(220), overflowY: 'auto' }));
export const reason = style(layered({ ...type.small, color: vars.color.critical.text }));
export const note = style(
  layered({ ...type.small, color: vars.color.textMuted, selectors: { '&:empty': { display: 'none' } } }),
);
export const fine = style(layered({ color: vars.color.positive.text, display: 'inline-flex' }));
/** The reason, and the button beside it, which keeps its place below a long address. */
export const verdict = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexGrow: 1,
    gap: space.sm,
    minInlineSize: 0,
    textAlign: 'end',
    marginInlineEnd: `-${space.xs}`,
  }),
);
