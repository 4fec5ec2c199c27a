import { drawIcon } from '../Icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ drawIcon('m6 9.5 6 6 6-6');
