import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered } from '../../../theme/style.ts';
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
const narrow = below(664);

export const plans = style(
  layered({ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' }),
);
/** The same columns in every row; on a narrow page the words come first, and the action stays at the end. */
export const plan = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${rem(160)} ${rem(190)} ${rem(84)}`,
    alignItems: 'center',
    gap: `${space.hair} ${space.lg}`,
    padding: `${space.md} ${space.xl}`,
    borderBlockStart: `1px solid ${color.line}`,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
const wholeRow = { '@container': { [narrow]: { gridColumn: 1, textAlign: 'start' } } } as const;
export const planWords = style(layered({ minInlineSize: 0, ...wholeRow }));
export const planText = style(layered({ ...type.small, margin: 0, color: color.textMuted }));
export const planPrice = style(
  layered({ ...type.body, margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', ...wholeRow }),
);
export const planRuns = style(
  layered({ ...type.small, margin: 0, textAlign: 'end', color: color.textMuted, ...wholeRow }),
);
export const planAction = style(
  layered({
    display: 'flex',
    justifyContent: 'end',
    '@container': { [narrow]: { gridColumn: 2, gridRow: '1 / span 3' } },
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
