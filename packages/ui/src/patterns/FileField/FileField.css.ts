import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { control, space } from '../../theme/tokens.ts';

const { color } = vars;

/** The file that was chosen, with the button that takes it out. */
export const chosen = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.sm}`,
    minBlockSize: control.form,
    paddingBlock: '2px',
    paddingInline: '11px 3px',
    color: color.textMuted,
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.control,
    selectors: { '[data-invalid] > &': { borderColor: color.critical.text } },
  }),
);
export const name = style(
  layered({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere', color: color.text }),
);
/** As high as the button, which a read-only field lacks. */
export const size = style(layered({ paddingInlineEnd: space.sm, whiteSpace: 'nowrap' }));
