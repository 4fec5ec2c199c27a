import { style } from '@vanilla-extract/css';
import * as namedList from '../../internal/namedList.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** Half a visible line shows that there are more. */
export const faults = style(
  layered({
    ...type.small,
    display: 'grid',
    gap: space.xs,
    maxBlockSize: rem(200),
    margin: 0,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    color: color.text,
  }),
);
export const plan = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    paddingBlockStart: space.lg,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
/** Half a visible row shows that there are more. */
export const list = style([namedList.list, layered({ maxBlockSize: rem(286), overflowY: 'auto' })]);
export const heading = style(layered({ ...type.section, margin: 0 }));
export const note = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const notes = style(
  layered({
    ...type.small,
    display: 'grid',
    gap: space.xs,
    margin: 0,
    overflowWrap: 'anywhere',
  }),
);
export const tables = style(layered({ overflowWrap: 'anywhere', color: color.textMuted }));
export const pair = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(240)}), 1fr))`,
    gap: space.lg,
  }),
);
