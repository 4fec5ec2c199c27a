import { drawIcon } from '../Icon.tsx';

export const MinusIcon = /* @__PURE__ */ drawIcon('M5 12h14');
