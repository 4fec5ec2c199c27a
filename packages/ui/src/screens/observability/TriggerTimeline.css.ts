import { style, styleVariants } from '@vanilla-extract/css';
import { gutter } from '../../patterns/RecordsChart/RecordsChart.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const timeline = style(layered({ display: 'grid', gap: space.xs, marginBlockStart: space.md }));
export const timelineNote = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const timelineTrack = style(
  layered({
    display: 'block',
    // On the axis of the chart above.
    inlineSize: `calc(100% - ${gutter})`,
    marginInlineStart: gutter,
    blockSize: rem(12),
    borderRadius: vars.radius.full,
    background: color.sunken,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);
const spanTones = { open: color.critical.text, acknowledged: color.caution.text, handled: color.textMuted };
/** Round ends show even a trigger without a length. */
export const span = styleVariants(spanTones, (stroke) =>
  layered({
    stroke,
    strokeWidth: rem(10),
    strokeLinecap: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
);
