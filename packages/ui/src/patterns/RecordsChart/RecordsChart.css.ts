import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { below, layered } from '../../theme/style.ts';
import { depth, rem, type } from '../../theme/tokens.ts';

const { color } = vars;

const hatching = 'repeating-linear-gradient(135deg, #000 0 2px, transparent 2px 4.5px)';

export const swatch = style(
  layered({ display: 'block', flexShrink: 0, inlineSize: '9px', blockSize: '9px', borderRadius: '2px' }),
);

/** Forced colours remove backgrounds, and the bars with them. */
export const tint = styleVariants({
  continuous: layered({
    background: color.accent,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
  initial: layered({
    background: color.info.text,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
  critical: layered({
    background: color.critical.text,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
});

/** Room for the labels of the lines, which bars must not overlap. */
export const gutter = rem(44);

/** Leaves room for the label above the highest line. */
export const plot = style(
  layered({
    position: 'relative',
    blockSize: '220px',
    marginBlockStart: rem(18),
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
export const line = style(
  layered({ position: 'absolute', insetInline: 0, borderBlockStart: `1px solid ${color.line}` }),
);
export const lineLabel = style(
  layered({
    ...type.head,
    position: 'absolute',
    insetBlockEnd: '1px',
    color: color.textMuted,
    fontSize: rem(11),
    fontWeight: 400,
  }),
);
export const nothing = style(
  layered({
    ...type.body,
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: color.textMuted,
  }),
);

export const bars = style(
  layered({
    position: 'absolute',
    inset: 0,
    insetInlineStart: gutter,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    outline: 'none',
    borderRadius: '4px',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '4px' } },
  }),
);
/** As high as the plot, so that low bars are as easy to point at as high ones. */
export const column = style(layered({ display: 'grid', justifyItems: 'center', minInlineSize: 0 }));
export const bar = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    gap: '1px',
    inlineSize: 'min(60%, 40px)',
    blockSize: '100%',
    opacity: 0.78,
    selectors: { [`${column}[data-active] > &`]: { opacity: 1 } },
  }),
);
/** Its time is not over, so it is no drop. */
globalStyle(`${bar}[data-unfinished] > *`, {
  '@layer': {
    [layers.components]: {
      maskImage: hatching,
    },
  },
});
/** The pattern of such a bar, in the legend. */
export const unfinishedSwatch = style(layered({ maskImage: hatching }));
/** The same bars of an earlier time. */
export const before = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
    fill: 'none',
    stroke: color.textMuted,
    strokeWidth: '1.5px',
    strokeDasharray: '3 3',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);
globalStyle(`${before} > path`, {
  '@layer': { [layers.components]: { vectorEffect: 'non-scaling-stroke' } },
});
export const beforeSwatch = style(
  layered({
    display: 'block',
    flexShrink: 0,
    inlineSize: '14px',
    borderBlockStart: `1.5px dashed ${color.textMuted}`,
  }),
);
globalStyle(`${bar} > :first-child`, {
  '@layer': { [layers.components]: { borderStartStartRadius: '2px', borderStartEndRadius: '2px' } },
});

/** Moves along the line of text. A transform has no logical direction. */
const moved = (leftToRight: string, rightToLeft: string) =>
  layered({
    transform: `translateX(${leftToRight})`,
    selectors: { '[dir=rtl] &': { transform: `translateX(${rightToLeft})` } },
  });

const tipBase = layered({
  ...type.head,
  position: 'absolute',
  insetBlockEnd: `calc(100% - ${rem(44)})`,
  zIndex: depth.tooltip,
  display: 'grid',
  gap: '2px',
  inlineSize: 'max-content',
  maxInlineSize: `min(${rem(260)}, 60cqi)`,
  padding: '7px 10px',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'none',
});
/** Beside its bar, on the side with more room. */
export const tip = styleVariants({
  after: [style(tipBase), moved('14px', '-14px')],
  before: [style(tipBase), moved('calc(-100% - 14px)', 'calc(100% + 14px)')],
});
export const tipTime = style(layered({ color: color.textMuted, fontWeight: 450 }));
export const tipFigure = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: rem(13),
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const ticks = style(layered({ position: 'relative', blockSize: rem(16), marginInlineStart: gutter }));
const tickBase = style(
  layered({
    ...type.head,
    position: 'absolute',
    color: color.textMuted,
    fontSize: rem(11),
    fontWeight: 400,
    whiteSpace: 'nowrap',
  }),
);
export const tick = styleVariants({
  first: [tickBase, moved('-4px', '4px')],
  middle: [tickBase, moved('-50%', '50%')],
  last: [tickBase, moved('calc(-100% + 4px)', 'calc(100% - 4px)')],
  /** On a phone there is no room for two labels at the end, and the last one is the newest. */
  beforeLast: [tickBase, moved('-50%', '50%'), layered({ '@media': { [below(480)]: { display: 'none' } } })],
});
