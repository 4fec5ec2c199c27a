import { drawIcon } from '../Icon.tsx';

/** Error. */
export const ErrorIcon = /* @__PURE__ */ drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7.5v5M12 16h.01');
