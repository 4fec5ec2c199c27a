import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { breaking, layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

const { color } = vars;

export const panel = style(
  layered({
    minInlineSize: 0,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
);
export const head = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space.md,
    padding: space.lg,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
);
export const title = style(layered({ ...type.section, ...breaking, margin: 0 }));
export const subject = style(
  layered({ ...type.small, ...breaking, gridColumn: '1 / -1', margin: 0, color: color.textMuted }),
);
export const fields = style(
  layered({
    ...type.body,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    margin: 0,
    padding: space.lg,
    containerType: 'inline-size',
  }),
);
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.sm,
    padding: space.md,
    background: color.sunken,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
export const note = style(
  layered({
    ...type.small,
    flexBasis: '100%',
    color: color.textMuted,
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);
export const actions = style(
  layered({
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: space.sm,
    marginInlineStart: 'auto',
  }),
);
