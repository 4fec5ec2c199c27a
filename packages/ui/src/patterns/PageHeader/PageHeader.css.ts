import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const header = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.sm} ${space.lg}`,
    minBlockSize: '34px',
  }),
);
export const words = style(layered({ display: 'grid', gap: space.xs, minInlineSize: 0 }));
export const titleBlock = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.md, minInlineSize: 0 }),
);
export const titleWords = style(layered({ display: 'grid', gap: space.hair, minInlineSize: 0 }));
export const subtitle = style(
  layered({ ...type.small, color: vars.color.textMuted, overflowWrap: 'anywhere' }),
);
export const titleRow = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md, minInlineSize: 0 }),
);
/** A name of 250 characters leaves room for the page. */
export const title = style(
  layered({
    ...type.title,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    outline: 'none',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    maxInlineSize: '100%',
    gap: space.sm,
    '@media': { print: { display: 'none' } },
  }),
);
