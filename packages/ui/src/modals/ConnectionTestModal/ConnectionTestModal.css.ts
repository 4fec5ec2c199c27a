import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, layered } from '../../theme/style.ts';
import { breakpoint, space, type } from '../../theme/tokens.ts';

const { color } = vars;
const phone = below(breakpoint.drawer);

export const steps = style(layered({ borderBlockStart: `1px solid ${color.line}` }));

export const step = style(
  layered({
    display: 'flex',
    alignItems: 'start',
    gap: space.md,
    paddingBlock: space.md,
    '@media': { [phone]: { flexWrap: 'wrap' } },
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);
export const icon = styleVariants(
  {
    pending: color.textMuted,
    tick: color.positive.text,
    warning: color.critical.text,
    optional: color.caution.text,
  },
  (ink) => layered({ color: ink, flexShrink: 0, paddingBlockStart: '1px' }),
);
export const words = style(layered({ display: 'grid', gap: '2px', flex: '1 1 0', minInlineSize: 0 }));
export const action = style(layered({ ...type.body, overflowWrap: 'anywhere' }));
export const actionFailed = style(layered({ ...type.strong, overflowWrap: 'anywhere' }));
export const actionUntried = style(
  layered({ ...type.body, color: color.textMuted, overflowWrap: 'anywhere' }),
);
export const optional = style(layered({ color: color.textMuted }));

const muted = { color: color.textMuted, overflowWrap: 'anywhere' } as const;
export const message = style(layered({ ...type.small, ...muted }));
export const messageMono = style(layered({ ...type.mono, ...muted, fontFamily: vars.font.mono }));
export const hint = style(layered({ ...type.small, color: color.text }));
export const twoLines = style(
  layered({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' }),
);

export const details = style(layered({ ...type.small, marginBlockStart: space.hair }));
export const summary = style(
  layered({
    inlineSize: 'fit-content',
    color: color.textMuted,
    borderRadius: '4px',
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.text } },
  }),
);
export const raw = style(
  layered({
    ...type.mono,
    display: 'grid',
    justifyItems: 'start',
    gap: space.xs,
    marginBlockStart: space.xs,
    padding: `${space.sm} 10px`,
    background: color.sunken,
    borderRadius: '6px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

/** Rendered before it has text, so that changes are announced; it takes no room until then. */
export const live = style(layered({ display: 'contents' }));
export const waiting = style(layered({ ...type.small, color: color.textMuted }));
/** The text of a ghost button, not its padding, aligns with the content around it. */
export const goTo = style(
  layered({
    marginBlock: '-5px',
    marginInlineEnd: '-11px',
    // Beside the text it would leave too little room; below, it aligns with the text.
    '@media': { [phone]: { flexBasis: '100%', marginBlock: '-8px -5px', marginInlineStart: '18px' } },
  }),
);
export const report = style(layered({ marginInlineStart: '-11px', marginBlockEnd: '-8px' }));

export const failure = style(layered({ display: 'grid', gap: space.xs, overflowWrap: 'anywhere' }));
export const failureTitle = style(layered(type.strong));
export const failureAdvice = style(layered(type.body));
export const failureCodes = style(
  layered({ ...type.mono, color: color.textMuted, fontFamily: vars.font.mono }),
);

/** At the start of the row of buttons. */
export const when = style(
  layered({
    ...type.small,
    marginInlineEnd: 'auto',
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const buttons = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: '10px',
    marginInlineStart: 'auto',
    '@media': { [phone]: { flexGrow: 1 } },
  }),
);
