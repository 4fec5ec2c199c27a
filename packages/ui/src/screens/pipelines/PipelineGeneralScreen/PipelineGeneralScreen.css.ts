import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { layered } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

export const screen = style(layered({ display: 'grid', gap: space.lg, maxInlineSize: rem(840) }));
export const name = style(layered({ display: 'grid', gap: space.lg }));
export const buttons = style(
  layered({
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.sm,
  }),
);

export const id = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }));
/** Higher than a line, it must not make its row higher than the others. */
globalStyle(`${id} > button`, { '@layer': { [layers.components]: { marginBlock: rem(-5) } } });
export const aside = style(layered({ ...type.small, display: 'block', color: vars.color.textMuted }));
