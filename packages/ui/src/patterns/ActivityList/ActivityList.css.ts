import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { groupHead, layered, plainList } from '../../theme/style.ts';
import { rem, space, type } from '../../theme/tokens.ts';
import { narrower, roomMeasure } from '../Grid/gridRoom.ts';

const { color } = vars;

export const list = style(layered({ ...roomMeasure, ...type.body, minInlineSize: 0 }));
/** A line about all entries. */
export const note = style(
  layered({
    ...type.small,
    margin: 0,
    padding: `${space.md} ${space.xl}`,
    color: color.textMuted,
    borderBlockEnd: `1px solid ${color.line}`,
    ...narrower('drawer', { paddingInline: space.lg }),
  }),
);
export const day = style(
  layered({
    ...groupHead,
    selectors: { '&:first-child': { borderBlockStart: 0 } },
    ...narrower('drawer', { paddingInline: space.lg }),
  }),
);
export const rows = style(layered(plainList));
const tracks = (kind: readonly string[]) =>
  layered({
    display: 'grid',
    gridTemplateColumns: [rem(88), rem(24), 'minmax(0, 1fr)', ...kind, rem(96)].join(' '),
    alignItems: 'start',
    columnGap: space.md,
    rowGap: space.sm,
    minBlockSize: rem(48),
    padding: `${space.md} ${space.xl}`,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.line}` },
      '&[data-open]': { background: color.accentSoft },
    },
    ...narrower('drawer', {
      gridTemplateColumns: `${rem(24)} minmax(0, 1fr) auto`,
      paddingInline: space.lg,
    }),
  });
/** One track per part aligns the rows without a table. On a phone, the words are below the time and the object. */
export const row = styleVariants({ ofAll: tracks([rem(88)]), ofOne: tracks([]) });
export const time = style(
  layered({
    ...type.small,
    lineHeight: rem(24),
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    ...narrower('drawer', { gridRow: 1, gridColumn: '2' }),
  }),
);
export const mark = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    blockSize: rem(24),
    ...narrower('drawer', { gridRow: 1, gridColumn: '1' }),
  }),
);
export const words = style(
  layered({
    display: 'grid',
    gap: space.xs,
    minInlineSize: 0,
    ...narrower('drawer', { gridColumn: '1 / -1' }),
  }),
);
export const sentence = style(
  layered({ margin: 0, lineHeight: rem(24), overflowWrap: 'anywhere', color: color.text }),
);
/** A person, and what an entry is about. */
export const name = style(layered({ fontWeight: 600 }));
export const kind = style(
  layered({
    ...type.small,
    lineHeight: rem(24),
    color: color.textMuted,
    ...narrower('drawer', { gridRow: 1, gridColumn: '3' }),
  }),
);
export const action = style(
  layered({
    gridColumn: '-2 / -1',
    justifySelf: 'end',
    ...narrower('drawer', { gridColumn: '1 / -1', justifySelf: 'start' }),
  }),
);
