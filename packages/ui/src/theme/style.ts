import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a component's rule where a consumer's own styles win over it. For use in `.css.ts` files only. */
export const layered = (rule: LayeredRule): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** Where react-aria says that the focus should be seen. 2 px, 1 px off. */
export const focusRing = {
  '&[data-focus-visible]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' },
} as const;

/** Movement only for those who did not ask for less of it. */
export const motionSafe = '(prefers-reduced-motion: no-preference)';

/** One line, cut with an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
