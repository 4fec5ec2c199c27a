import { drawIcon } from '../Icon.tsx';

export const InfoIcon = /* @__PURE__ */ drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11v5M12 8h.01');
