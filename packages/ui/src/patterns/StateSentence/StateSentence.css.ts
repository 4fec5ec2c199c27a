import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, layered } from '../../theme/style.ts';
import { breakpoint, rem, space } from '../../theme/tokens.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);

/** The title above belongs to it. */
export const row = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.sm} ${space.lg}`,
    minInlineSize: 0,
    minBlockSize: rem(26),
    // On a phone a usual sentence has two lines.
    '@media': { [phone]: { minBlockSize: rem(52), alignContent: 'flex-start' } },
    marginBlockStart: `calc(-1 * ${space.sm})`,
  }),
);
export const sentence = style(
  layered({
    display: 'flex',
    gap: space.sm,
    minInlineSize: 0,
    margin: 0,
    fontSize: rem(16),
    lineHeight: rem(26),
    color: color.text,
  }),
);
export const words = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));
/** Small buttons are taller than a line. They reach into the room around it, so that the row stays as tall as reserved. */
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.sm,
    marginBlock: rem(-3),
    // Actions that are not offered now would take a line of their own.
    selectors: { '&:empty': { display: 'none' } },
  }),
);

const tones = {
  positive: color.positive.text,
  info: color.info.text,
  caution: color.caution.text,
  critical: color.critical.text,
  neutral: color.textMuted,
};
/** In the middle of the first line. */
export const icon = styleVariants(tones, (foreground) =>
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    blockSize: rem(26),
    color: foreground,
  }),
);
export const lead = styleVariants({ ...tones, neutral: color.text }, (foreground) =>
  layered({ fontWeight: 620, color: foreground }),
);
