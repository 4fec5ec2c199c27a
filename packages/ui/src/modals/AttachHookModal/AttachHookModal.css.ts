import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below, layered } from '../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../theme/tokens.ts';

const { color } = vars;

/** Addresses have no spaces to wrap at. */
export const part = style(
  layered({ display: 'grid', gap: space.md, minInlineSize: 0, overflowWrap: 'anywhere' }),
);
/** An https hook whose events are edited needs no words here. */
export const top = style([part, layered({ selectors: { '&:empty': { display: 'none' } } })]);
export const form = style(layered({ display: 'grid', gap: space.xxl, minInlineSize: 0 }));
export const tools = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }),
);
export const search = style(layered({ flex: `1 1 ${rem(200)}`, minInlineSize: 0 }));
export const muted = style(layered({ ...type.small, color: color.textMuted }));
export const error = style(layered({ ...type.small, color: color.critical.text }));
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
  }),
);
export const title = style(layered(type.label));
export const events = style(
  layered({ border: `1px solid ${color.line}`, borderRadius: vars.radius.control }),
);
export const event = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space.xs} ${space.md}`,
    padding: `${space.sm} ${space.md}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    '@media': { [below(breakpoint.drawer)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
/** In line with the button beside it. */
export const check = style(layered({ minInlineSize: 0, paddingBlockStart: space.xs }));
export const marks = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.sm,
    '@media': { [below(breakpoint.drawer)]: { justifyContent: 'flex-start' } },
  }),
);
export const sample = style(
  layered({
    gridColumn: '1 / -1',
    display: 'grid',
    gap: space.xs,
    minInlineSize: 0,
    paddingBlock: space.xs,
  }),
);
