import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';
import { codeBlock } from './ConnectorGuide.css.ts';

const { color } = vars;

export const article = style(
  layered({
    ...type.body,
    display: 'flow-root',
    minInlineSize: 0,
    maxInlineSize: '68ch',
    color: color.text,
    overflowWrap: 'anywhere',
  }),
);
/** A part of an article that contains other parts. */
export const part = style({});

// Spacing between the parts of an article, whose order is not known in advance.
const room = (selector: string, marginBlockStart: string): void =>
  globalStyle(selector, { '@layer': { [layers.components]: { marginBlockStart } } });
room(`${article} > * + *`, space.md);
room(`${part} > * + *`, space.md);
room(`${article} li > * + p`, space.sm);
room(`${article} li > * + ul`, space.sm);
room(`${article} li > * + ol`, space.sm);
room(`${article} li + li`, space.xs);
room(`${article} > * + h4`, space.xxl);
room(`${article} > * + h5`, space.xxl);

// Code has a frame. The text above it, the text after it and the next step keep clear of it.
globalStyle(`${article} ${codeBlock}`, {
  '@layer': { [layers.components]: { marginBlock: `${space.md} ${space.lg}` } },
});
globalStyle(`${article} > ${codeBlock}:first-child`, {
  '@layer': { [layers.components]: { marginBlockStart: 0 } },
});

export const heading = style(layered(type.section));
export const subheading = style(layered(type.strong));
const list = { paddingInlineStart: space.xl } as const;
export const bullets = style(layered({ ...list, listStyle: 'disc' }));
export const numbers = style(layered({ ...list, listStyle: 'decimal' }));
export const quote = style(
  layered({
    paddingInlineStart: space.lg,
    borderInlineStart: `2px solid ${color.lineStrong}`,
    color: color.textMuted,
  }),
);
export const rule = style(layered({ border: 0, borderBlockStart: `1px solid ${color.line}` }));
export const inlineCode = style(
  layered({
    ...type.mono,
    fontFamily: vars.font.mono,
    paddingInline: space.xs,
    background: color.sunken,
    borderRadius: '4px',
  }),
);
export const host = style(layered({ ...type.small, color: color.textMuted }));
export const tableFrame = style(layered({ overflowX: 'auto' }));
export const table = style(layered({ ...type.small, inlineSize: '100%' }));
const anyCell = {
  padding: `${space.sm} ${space.md}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
export const cell = style(layered(anyCell));
export const headCell = style(layered({ ...anyCell, ...type.head, color: color.textMuted }));
