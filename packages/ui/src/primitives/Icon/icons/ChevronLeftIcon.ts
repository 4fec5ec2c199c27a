import { drawIcon } from '../Icon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ drawIcon('m14.5 6-6 6 6 6');
