import { drawIcon } from '../Icon.tsx';

/** Pipeline status: paused. */
export const PausedIcon = /* @__PURE__ */ drawIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M10 9.2v5.6M14 9.2v5.6',
);
