import { drawIcon } from '../Icon.tsx';

export const BellIcon = /* @__PURE__ */ drawIcon('M6 16V10a6 6 0 0 1 12 0v6l2 2.5H4zM10 21h4');
