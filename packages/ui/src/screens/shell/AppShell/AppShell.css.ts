import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layers } from '../../../theme/layers.css.ts';
import { layered, pageFoot, pageInset } from '../../../theme/style.ts';
import { depth, rem, space, type } from '../../../theme/tokens.ts';
import { phone, rail, topBarHeight } from './shellMedia.ts';

/** Grows with the font size, but not at the page's cost. */
const navigationWidth = `clamp(232px, ${rem(232)}, 300px)`;
const railWidth = '64px';

export const shell = style(
  layered({
    display: 'grid',
    minBlockSize: '100dvh',
    gridTemplateColumns: `${navigationWidth} minmax(0, 1fr)`,
    '@media': {
      [rail]: { gridTemplateColumns: `${railWidth} minmax(0, 1fr)` },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

/** Off the page until it is focused. */
export const skipLink = style(
  layered({
    ...type.label,
    position: 'fixed',
    insetBlockStart: space.sm,
    insetInlineStart: space.sm,
    zIndex: depth.tooltip,
    padding: `${space.sm} ${space.md}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.floating,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: '1px', overflow: 'hidden' } },
  }),
);

export const side = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: depth.navigation,
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100dvh',
    padding: `0 11px ${space.lg}`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': { [phone]: { display: 'none' } },
  }),
);

export const home = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    blockSize: rem(64),
    paddingInline: '10px',
    flexShrink: 0,
    color: vars.color.text,
    textDecoration: 'none',
    '@media': { [rail]: { justifyContent: 'center', paddingInline: 0 } },
  }),
);
export const wideBrand = style(layered({ '@media': { [rail]: { display: 'none' } } }));
export const railBrand = style(layered({ display: 'none', '@media': { [rail]: { display: 'block' } } }));

export const column = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

/* On paper only the screen remains: no navigation, bars, notices, toasts, dialogs, or parts of other scripts. */
const printed = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { print: rule } } } });
printed(`body:has(${shell}) > :not(:has(${shell}), ${shell})`, { display: 'none !important' });
printed(`${shell} > :not(${column}), ${column} > :not(main)`, { display: 'none !important' });
printed(shell, { display: 'block', minBlockSize: 0 });
printed(column, { display: 'block' });
printed(`${column} > main`, { display: 'block', padding: 0 });
printed(`html:has(${shell})`, { background: 'none' });
printed(`${shell} main :is([role=region][tabindex], [role=log], [role=tree], [role=treegrid])`, {
  overflow: 'visible !important',
  contain: 'none !important',
  blockSize: 'auto !important',
  maxBlockSize: 'none !important',
});
/* What leads elsewhere or acts means nothing there; fields stay, because they show what is set. */
printed(`${shell} main :is(nav, [role=tablist], [role=search], header button, header a)`, {
  display: 'none !important',
});
printed(`${shell} main a`, { color: 'inherit', textDecoration: 'underline' });

/** Focused elements are scrolled to a place below the bar, not behind it. */
globalStyle(`html:has(${shell})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockStart: `calc(${topBarHeight} + ${space.lg})` } },
});

export const main = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minInlineSize: 0,
    padding: `26px ${pageInset} var(${pageFoot}, ${space.page})`,
    outline: 'none',
    '@media': { [phone]: { padding: `18px ${space.lg} var(${pageFoot}, ${space.section})` } },
  }),
);

export const notices = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    padding: `${space.lg} ${pageInset} 0`,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [phone]: { padding: `${space.md} ${space.lg} 0` } },
  }),
);
