import { drawIcon } from '../Icon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ drawIcon('m9.5 6 6 6-6 6');
