import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { below, layered } from '../../../theme/style.ts';
import { breakpoint, rem, space, type } from '../../../theme/tokens.ts';

const { color } = vars;

export const detail = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    paddingBlock: `${space.md} ${space.lg}`,
    paddingInline: '30px 14px',
    '@media': { [below(breakpoint.drawer)]: { paddingInline: '8px' } },
  }),
);
export const bar = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }));
export const facts = style(layered({ ...type.small, flex: '1 1 240px', color: color.textMuted, margin: 0 }));
export const text = style(
  layered({
    ...type.mono,
    fontFamily: vars.font.mono,
    margin: 0,
    padding: space.md,
    maxBlockSize: rem(320),
    overflow: 'auto',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    color: color.text,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
