import { drawIcon } from '../Icon.tsx';

export const MoonIcon = /* @__PURE__ */ drawIcon('M20.5 14.2A8.5 8.5 0 1 1 9.8 3.5a6.8 6.8 0 0 0 10.7 10.7z');
