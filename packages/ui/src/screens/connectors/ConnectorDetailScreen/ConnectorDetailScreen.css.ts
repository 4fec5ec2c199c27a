import { style } from '@vanilla-extract/css';
import { narrower } from '../../../patterns/Grid/gridRoom.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

export const screen = style(layered({ containerType: 'inline-size', display: 'grid', gap: space.lg }));
export const columns = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(360)})`,
    alignItems: 'start',
    gap: space.lg,
    ...narrower('icons', { gridTemplateColumns: 'minmax(0, 1fr)' }),
  }),
);
export const main = style(
  layered({ containerType: 'inline-size', display: 'grid', gap: space.lg, minInlineSize: 0 }),
);
export const waiting = style(layered({ display: 'grid', gap: space.lg, paddingBlock: space.sm }));
export const note = style(
  layered({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingBlockStart: space.xl,
    color: color.textMuted,
  }),
);

/** One track for each part, so that the rows line up without a table. */
export const use = style(
  layered({
    ...type.body,
    display: 'grid',
    gridTemplateColumns: `auto minmax(0, 1fr) ${rem(104)} ${rem(104)} ${rem(148)}`,
    alignItems: 'center',
    gap: space.md,
    padding: `10px ${space.xl}`,
    color: color.textMuted,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    ...narrower('drawer', { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingInline: space.lg }),
  }),
);
export const pipelineName = style(layered({ ...type.strong, overflowWrap: 'anywhere', color: color.text }));
export const figure = style(
  layered({
    ...truncate,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    ...narrower('drawer', { display: 'none' }),
  }),
);
export const usesWaiting = style(layered({ display: 'grid', gap: space.lg, padding: space.xl }));
export const unused = style(
  layered({
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.md} ${space.lg}`,
    padding: `${space.sm} ${space.xl} ${space.xl}`,
    color: color.textMuted,
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
