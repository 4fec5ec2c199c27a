import { drawIcon } from '../Icon.tsx';

export const ClockIcon = /* @__PURE__ */ drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7L12 12L15.5 14');
