import { drawIcon } from '../Icon.tsx';

export const MoreIcon = /* @__PURE__ */ drawIcon('M5 12h.01M12 12h.01M19 12h.01');
