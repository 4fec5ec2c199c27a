import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';
import { narrower } from '../Grid/gridRoom.ts';

const { color } = vars;

/** One track per part aligns the rows without a table. */
export const row = style(
  layered({
    ...type.body,
    display: 'grid',
    gridTemplateColumns: `auto minmax(0, 1fr) ${rem(104)} ${rem(132)} ${rem(148)}`,
    alignItems: 'center',
    gap: space.md,
    padding: `10px ${space.xl}`,
    color: color.textMuted,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    ...narrower('drawer', { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: space.lg }),
  }),
);
/** Repeats the name and status, so phones hide it to give the name room. */
export const race = style(layered({ display: 'flex', ...narrower('drawer', { display: 'none' }) }));
export const name = style(layered({ ...type.strong, overflowWrap: 'anywhere', color: color.text }));
export const figure = style(
  layered({
    ...truncate,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    ...narrower('drawer', { display: 'none' }),
  }),
);
export const more = style(
  layered({
    ...type.body,
    padding: `10px ${space.xl}`,
    color: color.textMuted,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
/** Says what a figure counts, because the list has no heads. */
export const unit = style(layered({ color: vars.color.textMuted }));
