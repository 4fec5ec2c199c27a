import { drawIcon } from '../Icon.tsx';

/** Successful check. */
export const SuccessIcon = /* @__PURE__ */ drawIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M8.2 12.3l2.6 2.6 5-5.3',
);
