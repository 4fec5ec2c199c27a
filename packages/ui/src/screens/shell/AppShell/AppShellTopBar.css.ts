import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, focusRing, layered, touchSize, truncate, visuallyHidden } from '../../../theme/style.ts';
import { control, depth, rem, space, type } from '../../../theme/tokens.ts';
import { phone, topBarHeight } from './shellMedia.ts';

export const topBar = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: depth.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    blockSize: topBarHeight,
    flexShrink: 0,
    paddingInline: '28px',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.canvas,
    '@media': { [phone]: { paddingInline: space.md } },
  }),
);

export const greeting = style(
  layered({
    ...type.body,
    ...truncate,
    flexGrow: 1,
    minInlineSize: 0,
    color: vars.color.textMuted,
    containerType: 'inline-size',
    '@media': { [phone]: { display: 'none' } },
  }),
);
/** Where both have no room, the name stays. */
export const greetingWords = style(layered({ '@container': { [below(150)]: { display: 'none' } } }));

export const person = style(layered({ ...type.strong, fontWeight: 600, color: vars.color.text }));

export const phoneStart = style(
  layered({
    display: 'none',
    '@media': { [phone]: { display: 'flex', flexGrow: 1, alignItems: 'center', gap: space.sm } },
  }),
);

/** It keeps its width: the greeting beside it is cut first. */
export const wide = style(
  layered({ display: 'flex', flexShrink: 0, '@media': { [phone]: { display: 'none' } } }),
);
export const narrow = style(layered({ display: 'none', '@media': { [phone]: { display: 'flex' } } }));

/** A long name of a city is cut before it moves the buttons out of a narrow page. */
export const zone = style(layered({ display: 'flex', minInlineSize: 0 }));
export const zoneWords = style(layered({ ...truncate, maxInlineSize: rem(180) }));
export const zoneLead = style(layered({ '@media': { [phone]: visuallyHidden } }));

/** A button in the place and the looks of a field; an icon on narrow pages. */
export const search = style(
  layered({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: `0 1 ${rem(258)}`,
    minInlineSize: 'max-content',
    blockSize: control.toolbar,
    paddingInline: '11px 8px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.textMuted,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { borderColor: vars.color.control },
      '&[data-pressed]': { background: vars.color.sunken },
    },
    '@media': { '(pointer: coarse)': { blockSize: touchSize }, [phone]: { display: 'none' } },
  }),
);
export const searchWords = style(layered({ flex: 1 }));

export const account = style(
  layered({
    display: 'grid',
    padding: 0,
    border: 0,
    background: 'none',
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      ...focusRing,
      '&[data-hovered]': { boxShadow: `0 0 0 3px ${vars.color.hover}` },
      '&[data-pressed]': { boxShadow: `0 0 0 3px ${vars.color.pressed}` },
    },
  }),
);
