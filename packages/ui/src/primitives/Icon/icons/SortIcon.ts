import { drawIcon } from '../Icon.tsx';

/** Sort order. */
export const SortIcon = /* @__PURE__ */ drawIcon(
  'M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5',
);
