import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered, truncate } from '../../../theme/style.ts';
import { depth, space, type } from '../../../theme/tokens.ts';
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
    '@media': { [phone]: { display: 'none' } },
  }),
);

export const person = style(layered({ ...type.strong, fontWeight: 600, color: vars.color.text }));

export const phoneStart = style(
  layered({
    display: 'none',
    '@media': { [phone]: { display: 'flex', flexGrow: 1, alignItems: 'center', gap: space.sm } },
  }),
);
