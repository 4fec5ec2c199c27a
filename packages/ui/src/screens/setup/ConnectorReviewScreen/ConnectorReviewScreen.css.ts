import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered } from '../../../theme/style.ts';
import { space, type } from '../../../theme/tokens.ts';

const { color } = vars;
const phone = below(560);

export const facts = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 200px) minmax(0, 1fr)',
    gap: `10px ${space.xl}`,
    '@container': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.hair } },
  }),
);
export const label = style(layered({ ...type.body, color: color.textMuted }));
export const value = style(
  layered({
    ...type.body,
    overflowWrap: 'anywhere',
    '@container': { [phone]: { marginBlockEnd: space.sm } },
  }),
);
export const hidden = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.sm, color: color.textMuted }),
);
export const empty = style(layered({ color: color.textMuted }));
export const users = style(layered({ display: 'grid', gap: space.sm }));
export const user = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md }),
);
export const userName = style(layered({ ...type.body, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const plain = style(layered({ ...type.body, color: color.textMuted }));
export const waiting = style(layered({ display: 'grid', gap: space.md }));
