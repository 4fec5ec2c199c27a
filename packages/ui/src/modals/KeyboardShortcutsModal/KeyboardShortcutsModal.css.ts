import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const heading = style(layered({ ...type.section, marginBlockEnd: space.xs }));
export const list = style(layered({ ...type.body, display: 'grid' }));
export const row = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.hair} ${space.lg}`,
    paddingBlock: '7px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
export const keys = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space.xs, margin: 0 }));
