import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const test = style(layered({ display: 'grid', gap: space.md, minInlineSize: 0 }));
export const outcome = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.sm}`,
    minInlineSize: 0,
  }),
);
export const when = style(layered({ ...type.small, color: color.textMuted }));
const stepsBase = style(layered({ display: 'grid', gap: '10px' }));
export const steps = styleVariants({
  current: [stepsBase],
  /** No colours, because they would describe the current state. */
  outdated: [stepsBase],
});
export const outdated = style(
  layered({
    ...type.small,
    display: 'flex',
    gap: space.sm,
    color: color.caution.text,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const step = style(
  layered({ display: 'grid', gridTemplateColumns: '17px minmax(0, 1fr)', columnGap: '13px' }),
);
const icon = { blockSize: '20px', display: 'grid', placeItems: 'center' } as const;
export const icons = styleVariants({
  tick: layered({ ...icon, color: color.positive.text }),
  warning: layered({ ...icon, color: color.critical.text }),
  optional: layered({ ...icon, color: color.caution.text }),
  pending: layered({ ...icon, color: color.textMuted }),
});
globalStyle(`${steps.outdated} ${icons.tick}, ${steps.outdated} ${icons.warning}`, {
  '@layer': { [layers.components]: { color: color.textMuted } },
});
export const action = style(layered({ ...type.body, overflowWrap: 'anywhere' }));
export const mark = style(layered({ color: color.textMuted }));
export const message = style(
  layered({ ...type.small, gridColumn: 2, color: color.textMuted, overflowWrap: 'anywhere' }),
);

export const untested = style(layered({ display: 'flex' }));
