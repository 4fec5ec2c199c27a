import { drawIcon } from '../Icon.tsx';

export const SearchIcon = /* @__PURE__ */ drawIcon('M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M20.5 20.5 16 16');
