import { drawIcon } from '../Icon.tsx';

export const MessageIcon = /* @__PURE__ */ drawIcon(
  'M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v9.5a1.5 1.5 0 0 1-1.5 1.5H9L4 20.5z',
);
