import { drawIcon } from '../Icon.tsx';

/** Empty state: no items yet. */
export const EmptyIcon = /* @__PURE__ */ drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8 12h8');
