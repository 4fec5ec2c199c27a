import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { atLeast, breaking, layered, plainList } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

export const page = style(layered({ display: 'grid', gap: space.xl, containerType: 'inline-size' }));
export const layout = style(
  layered({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [atLeast(920)]: { gridTemplateColumns: `minmax(0, 1fr) ${rem(320)}` } },
  }),
);
export const column = style(
  layered({ display: 'grid', gap: space.xl, gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const place = style(layered({ ...type.mono, fontFamily: vars.font.mono }));
export const note = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const inset = style(layered({ ...type.body, margin: 0, padding: space.xl, color: color.textMuted }));

export const expected = style(layered({ ...type.section, ...breaking, margin: 0 }));
export const stack = style(layered({ display: 'grid', gap: space.md, justifyItems: 'start' }));

export const alerts = style(layered(plainList));
export const alert = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.md}`,
    minBlockSize: rem(52),
    paddingBlock: space.sm,
    paddingInline: space.xl,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const alertName = style(layered({ ...type.strong, ...breaking, flexGrow: 1, flexBasis: rem(200) }));
export const alertMarks = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }),
);
export const foot = style(
  layered({
    ...type.small,
    margin: 0,
    paddingBlock: space.md,
    paddingInline: space.xl,
    borderBlockStart: `1px solid ${color.line}`,
    color: color.textMuted,
  }),
);
