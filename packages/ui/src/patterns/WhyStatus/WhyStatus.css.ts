import { style, styleVariants } from '@vanilla-extract/css';
import { link } from '../../primitives/Link/Link.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** As a link within the sentence, so that it wraps with it. It is lower than a line, which it must not raise. */
export const trigger = style([
  link({ variant: 'standalone' }),
  layered({
    ...type.small,
    padding: 0,
    border: 0,
    background: 'none',
    whiteSpace: 'nowrap',
    lineHeight: rem(18),
    '@media': { print: { display: 'none' } },
  }),
]);
export const facts = style(layered({ inlineSize: rem(288), maxInlineSize: '100%' }));
export const fact = style(layered({ display: 'flex', gap: space.sm, minInlineSize: 0 }));
export const words = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const note = style(layered({ color: color.textMuted }));
const tones = {
  proof: color.positive.text,
  against: color.caution.text,
  neutral: color.textMuted,
  missing: color.textMuted,
};
export const mark = styleVariants(tones, (foreground) =>
  layered({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    blockSize: '1lh',
    color: foreground,
  }),
);
export const rule = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
/** A fact to a line. */
export const printed = style(
  layered({
    ...type.small,
    display: 'block',
    marginBlockStart: space.md,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    color: color.text,
  }),
);
