import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** As wide as each other, one below the other where there is no room. */
export const meters = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(240)}), 1fr))`,
    gap: `${space.lg} ${space.section}`,
    marginBlockEnd: space.lg,
  }),
);
export const notice = styleVariants({
  calm: layered({ ...type.body, margin: 0, color: color.textMuted }),
  caution: layered({ ...type.body, margin: 0, color: color.caution.text }),
  critical: layered({ ...type.body, margin: 0, color: color.critical.text }),
});
