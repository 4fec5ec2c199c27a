import { drawIcon } from '../Icon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ drawIcon('M19.5 12h-15M11 5.5 4.5 12l6.5 6.5');
