import { drawIcon } from '../Icon.tsx';

/** Pipeline status: starting. */
export const StartingIcon = /* @__PURE__ */ drawIcon(
  'M17 12L21 12M15.5 15.5L18.4 18.4M12 17L12 21M8.5 15.5L5.6 18.4M7 12L3 12M8.5 8.5L5.6 5.6M12 7L12 3M15.5 8.5L18.4 5.6',
);
