import { drawIcon } from '../Icon.tsx';

/** Pipeline status: running. */
export const RunningIcon = /* @__PURE__ */ drawIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M10.2 8.8v6.4l5-3.2z',
);
