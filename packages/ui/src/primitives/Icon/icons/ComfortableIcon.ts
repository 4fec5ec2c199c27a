import { drawIcon } from '../Icon.tsx';

export const ComfortableIcon = /* @__PURE__ */ drawIcon('M4 5h16v5.5h-16zM4 14h16v5.5h-16z');
