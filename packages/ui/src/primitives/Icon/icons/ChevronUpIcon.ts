import { drawIcon } from '../Icon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ drawIcon('m6 14.5 6-6 6 6');
