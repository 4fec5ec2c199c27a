import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { atLeast, below, layered } from '../../theme/style.ts';
import { breakpoint, control, rem, space, type } from '../../theme/tokens.ts';

/** The frame is its own container: beside an open navigation it is narrower than the window. */
export const roomy = atLeast(960);
const helpWidth = rem(320);
/** The step has the same width with and without help, so that it does not jump. */
const stepWidth = `min(${rem(840)}, 100% - ${helpWidth} - ${space.xxl})`;

/** On a phone the frame leaves its room to the step. */
const phone = below(breakpoint.drawer);

/** Fills the page, so that even a short step has its bar at the bottom of the window. */
export const frame = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: space.xl,
    '@media': { [phone]: { gap: space.md } },
    minInlineSize: 0,
    containerType: 'inline-size',
  }),
);

/** On a phone the way back is before the title. The room is reserved, so that the title does not move. */
export const back = style(
  layered({
    display: 'none',
    '@media': {
      [phone]: {
        display: 'block',
        flex: 'none',
        inlineSize: control.form,
        blockSize: control.form,
        marginInlineStart: `calc(-1 * ${space.sm})`,
        marginInlineEnd: `calc(-1 * ${space.sm})`,
      },
    },
  }),
);
/** As wide as high: its words are only read out. */
globalStyle(`${back} > a`, {
  '@layer': { [layers.components]: { paddingInline: 0, inlineSize: '100%' } },
});
export const note = style(
  layered({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.sm,
    color: vars.color.textMuted,
  }),
);

export const columns = styleVariants({
  /** The step with its help beside it, or below it if there is no room. */
  helped: layered({
    display: 'grid',
    flexGrow: 1,
    gap: space.xxl,
    gridTemplate: '1fr auto / minmax(0, 1fr)',
    '@container': { [roomy]: { gridTemplate: `1fr / minmax(0, ${stepWidth}) ${helpWidth}` } },
  }),
  alone: layered({ display: 'grid', flexGrow: 1, gridTemplateColumns: 'minmax(0, 1fr)' }),
});
const contentBase = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const content = styleVariants({
  form: [
    contentBase,
    layered({ maxInlineSize: rem(840), '@container': { [roomy]: { maxInlineSize: stepWidth } } }),
  ],
  full: [contentBase],
  /**
   * Above its help, the step is as high as the window minus the content before it, so its bar is where it is without
   * help.
   */
  helped: [
    contentBase,
    layered({
      minBlockSize: `calc(100dvh - ${rem(196)})`,
      '@media': { [phone]: { minBlockSize: `calc(100dvh - ${rem(188)})` } },
      '@container': { [roomy]: { minBlockSize: 0 } },
    }),
  ],
});
export const help = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.lg,
    minInlineSize: 0,
    paddingBlockEnd: space.section,
  }),
);
