import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered, truncate } from '../../theme/style.ts';
import { depth, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const phone = '(max-width: 559.98px)';
const narrow = '(max-width: 439.98px)';
const tiny = '(max-width: 339.98px)';

/** No clipping: the bar at its foot sticks to the view. */
export const sheet = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    containerType: 'inline-size',
  }),
);
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.sm} ${space.lg}`,
    padding: space.xl,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
export const headWords = style(layered({ display: 'grid', flex: '1 1 160px', minInlineSize: 0 }));
export const title = style(layered({ ...type.section, ...truncate }));
export const description = style(layered({ ...type.body, color: color.textMuted }));

/** On a row of its own it begins where the mark does, whatever room its first button keeps around its words. */
export const headAction = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    '@container': { [narrow]: { flexBasis: '100%', marginInlineStart: `calc(-1 * ${space.md})` } },
  }),
);

/** A part of the sheet; lines part them. */
export const section = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    padding: space.xl,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const sectionHead = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.md }),
);
export const sectionTitle = style(layered(type.section));
export const sectionText = style(layered({ ...type.body, color: color.textMuted }));

export const footer = style(
  layered({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: depth.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    padding: `${space.md} ${space.xl}`,
    background: color.sunken,
    borderBlockStart: `1px solid ${color.line}`,
    borderEndStartRadius: `calc(${vars.radius.card} - 1px)`,
    borderEndEndRadius: `calc(${vars.radius.card} - 1px)`,
    // Alone, it stands on the page and not at the foot of a sheet.
    selectors: { '&:first-child': { borderBlockStart: 0 } },
    '@container': {
      [phone]: {
        flexDirection: 'column-reverse',
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        gap: space.xs,
        padding: `${space.md} ${space.md} ${space.sm}`,
      },
      // Three rows of it would leave too little of the form to see.
      [tiny]: { position: 'static' },
    },
  }),
);
export const back = style(
  layered({
    marginInlineStart: `calc(-1 * ${space.md})`,
    display: 'flex',
    '@container': { [phone]: { marginInlineStart: 0, justifyContent: 'center' } },
  }),
);
export const forward = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.sm,
    marginInlineStart: 'auto',
    '@container': { [phone]: { marginInlineStart: 0 } },
  }),
);
// On a phone the buttons share the row.
globalStyle(`${forward} > *`, {
  '@layer': { [layers.components]: { '@container': { [phone]: { flexGrow: 1 } } } },
});
export const note = style(layered({ ...type.small, color: color.textMuted, paddingInlineEnd: space.sm }));
