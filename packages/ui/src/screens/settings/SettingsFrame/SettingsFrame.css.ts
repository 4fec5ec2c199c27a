import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered } from '../../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../../theme/tokens.ts';

/** From this width of the page there is room for the list beside the content. */
const beside = '(min-width: 50rem)';
/** The same for a page with a panel at its end. */
const besideWithPanel = '(min-width: 75rem)';
const phone = below(breakpoint.drawer);

export const room = style(layered({ containerType: 'inline-size' }));

const widths = { plain: beside, withPanel: besideWithPanel };

export const frame = styleVariants(widths, (wide) =>
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    '@container': {
      [wide]: { gridTemplateColumns: `${rem(168)} minmax(0, 1fr)`, gap: `0 ${space.xxl}` },
    },
  }),
);

/** In line with the heading of the page. */
export const area = styleVariants(widths, (wide) =>
  layered({
    ...type.title,
    display: 'none',
    alignItems: 'center',
    minBlockSize: '34px',
    paddingInline: '10px',
    marginBlockEnd: space.md,
    '@container': { [wide]: { display: 'flex' } },
  }),
);

export const links = styleVariants(widths, (wide) =>
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    marginInline: '-10px',
    '@media': { [phone]: { display: 'none' } },
    '@container': { [wide]: { flexDirection: 'column', marginInline: 0 } },
  }),
);

export const link = style(
  layered({
    ...type.strong,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: rem(36),
    paddingInline: '10px',
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
      '&[data-pressed]': { background: vars.color.pressed },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
      '&[aria-current]': { background: vars.color.pressed, color: vars.color.text },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
    },
  }),
);

export const menu = style(layered({ display: 'none', '@media': { [phone]: { display: 'flex' } } }));
