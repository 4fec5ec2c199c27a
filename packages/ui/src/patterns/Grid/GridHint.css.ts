import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

export const hint = style(
  layered({
    ...type.label,
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    inlineSize: 'max-content',
    maxInlineSize: 'min(380px, calc(100vw - 12px))',
    padding: '5px 8px',
    border: 0,
    borderRadius: '6px',
    background: vars.color.text,
    color: vars.color.canvas,
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
);
