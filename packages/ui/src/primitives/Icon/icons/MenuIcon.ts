import { drawIcon } from '../Icon.tsx';

export const MenuIcon = /* @__PURE__ */ drawIcon('M3.5 6.5h17M3.5 12h17M3.5 17.5h17');
