import { style, styleVariants } from '@vanilla-extract/css';
import { gutter } from '../../patterns/RecordsChart/RecordsChart.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { below, layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

/** Time runs from left to right in every language, on one axis with the labels. */
export const chart = style(
  layered({
    direction: 'ltr',
    display: 'grid',
    gridTemplateColumns: `${gutter} minmax(0, 1fr)`,
    marginBlockStart: space.lg,
  }),
);
export const height = 220;
const label = layered({
  ...type.head,
  fontSize: rem(11),
  fontWeight: 400,
  fill: color.textMuted,
});
export const axis = style(
  layered({
    inlineSize: '100%',
    blockSize: rem(height),
    overflow: 'visible',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const axisLabel = style(label);
/** Every other label has no room on a phone. */
export const otherLabel = style([label, layered({ '@container': { [below(480)]: { display: 'none' } } })]);
export const ticks = style(
  layered({ gridColumn: 2, inlineSize: '100%', blockSize: rem(24), overflow: 'visible' }),
);
export const field = style(
  layered({
    position: 'relative',
    blockSize: rem(height),
    outline: 'none',
    borderRadius: '4px',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '4px' } },
  }),
);
export const plot = style(
  layered({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
);

export const grid = style(layered({ stroke: color.line, strokeWidth: '1px' }));
export const band = style(layered({ fill: color.accent, fillOpacity: 0.1 }));
export const limit = style(
  layered({
    stroke: color.accent,
    strokeWidth: '1px',
    strokeDasharray: '2 3',
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
);
export const outside = style(layered({ fill: color.critical.text, fillOpacity: 0.1 }));

const stroke = (tone: string) =>
  layered({
    stroke: tone,
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forced]: { stroke: 'CanvasText' } },
  });
const lineBase = style(layered({ strokeWidth: '2px', strokeLinejoin: 'round', strokeLinecap: 'round' }));
export const line = styleVariants({
  within: [lineBase, style(stroke(color.accent))],
  outside: [lineBase, style(stroke(color.critical.text))],
});
/** A line without a length with round ends is a dot, also in a plot that is stretched. */
const dotBase = style(layered({ strokeWidth: '8px', strokeLinecap: 'round' }));
export const dot = styleVariants({
  within: [dotBase, style(stroke(color.accent))],
  outside: [dotBase, style(stroke(color.critical.text))],
});
export const marker = style(
  layered({ stroke: color.control, strokeWidth: '1px', '@media': { [forced]: { stroke: 'Highlight' } } }),
);
