import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { space, type } from '../../theme/tokens.ts';

export const loading = style(layered({ position: 'relative', inlineSize: '100%', minInlineSize: 0 }));

/** Overlays the skeleton, so that the layout does not move. */
export const hint = style(
  layered({
    ...type.small,
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: space.sm,
    insetInline: 0,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    marginInline: 'auto',
    padding: `${space.xs} ${space.md}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
    textAlign: 'center',
  }),
);
