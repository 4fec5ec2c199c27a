import { drawIcon } from '../Icon.tsx';

/** Failed check. */
export const FailureIcon = /* @__PURE__ */ drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 9l6 6M15 9l-6 6');
