import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const section = style(
  layered({
    display: 'grid',
    // A long name in the select does not widen the form.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    justifyItems: 'stretch',
    minInlineSize: 0,
  }),
);
export const panel = style(
  layered({
    display: 'grid',
    gap: space.lg,
    padding: space.lg,
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
  }),
);
export const row = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.sm} ${space.md}` }),
);
export const meaning = style(layered({ flex: '1 1 180px' }));

export const block = style(layered({ display: 'grid', gap: space.xs, minInlineSize: 0 }));
export const blockHead = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.sm }),
);
export const blockLabel = style(layered(type.label));
export const code = style(
  layered({
    ...type.mono,
    fontFamily: vars.font.mono,
    padding: `${space.sm} 10px`,
    background: color.sunken,
    borderRadius: '6px',
    overflowWrap: 'anywhere',
  }),
);
export const error = style(layered({ ...type.small, color: color.critical.text }));
