import { drawIcon } from '../Icon.tsx';

/** A step of a test without an outcome. */
export const CircleIcon = /* @__PURE__ */ drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0');
