import { drawIcon } from '../Icon.tsx';

export const CloseIcon = /* @__PURE__ */ drawIcon('m6 6 12 12M18 6 6 18');
