import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { atLeast, layered, plainList } from '../../../theme/style.ts';
import { rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

export const parts = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl }),
);
/** The plan and its card side by side, where there is room. */
export const pair = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(280)}), 1fr))`,
    gap: space.xl,
  }),
);
export const lines = style(layered({ display: 'grid', justifyItems: 'start', gap: space.sm }));
export const lead = style(layered({ ...type.strong, margin: 0, overflowWrap: 'anywhere' }));
export const quiet = style(layered({ ...type.body, margin: 0, color: color.textMuted }));
export const quietRow = style(
  layered({ ...type.body, margin: 0, padding: space.xl, color: color.textMuted }),
);
export const price = style(
  layered({ margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.sm }),
);
export const amount = style(layered({ ...type.display, fontVariantNumeric: 'tabular-nums' }));
export const unit = style(layered({ ...type.small, color: color.textMuted }));
export const buttons = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    marginBlockStart: space.sm,
  }),
);
export const card = style(layered({ display: 'flex', alignItems: 'start', gap: space.md }));
export const expiry = styleVariants({
  valid: layered({ ...type.small, margin: 0, color: color.textMuted }),
  expired: layered({ ...type.small, margin: 0, color: color.critical.text }),
});

/** Of the list, whose width counts in letters: large text leaves room for less beside each other. */
const beside = atLeast(664);

export const plansFrame = style(
  layered({ containerType: 'inline-size', borderBlockStart: `1px solid ${color.line}` }),
);
/** Side by side, where there is room, so that they can be compared line by line. On a narrow page one below the other. */
export const plans = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...plainList,
    // The lines between the plans; those after the last ones are outside.
    overflow: 'clip',
    '@container': {
      [beside]: { gridTemplateColumns: `repeat(auto-fit, minmax(${rem(190)}, 1fr))` },
    },
  }),
);
/** On a narrow page the words come first, and the action stays at the end. */
export const plan = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.hair} ${space.lg}`,
    padding: `${space.md} ${space.xl}`,
    boxShadow: `1px 0 ${color.line}, 0 1px ${color.line}`,
    '@container': {
      [beside]: {
        // Name, price, alert runs and action of all plans are on the same lines.
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        rowGap: space.sm,
        padding: space.xl,
      },
    },
    selectors: { '&[data-current]': { background: color.sunken } },
  }),
);
const words = { minInlineSize: 0, margin: 0, gridColumn: 1 } as const;
export const planWords = style(layered(words));
export const planText = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const planPrice = style(
  layered({
    ...type.body,
    ...words,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [beside]: { ...type.section } },
  }),
);
export const planRuns = style(layered({ ...type.small, ...words, color: color.textMuted }));
export const planAction = style(
  layered({
    display: 'flex',
    gridColumn: 2,
    gridRow: '1 / span 3',
    '@container': {
      [beside]: { gridColumn: 1, gridRow: 'auto', minBlockSize: rem(30), alignItems: 'center' },
    },
  }),
);
export const whyNot = style(
  layered({
    ...type.body,
    margin: 0,
    padding: `${space.md} ${space.xl}`,
    color: color.textMuted,
  }),
);
export const plain = style(layered({ margin: 0 }));
export const choices = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.md,
    padding: `${space.lg} ${space.xl}`,
  }),
);
export const currency = style(layered({ inlineSize: rem(208), maxInlineSize: '100%' }));
