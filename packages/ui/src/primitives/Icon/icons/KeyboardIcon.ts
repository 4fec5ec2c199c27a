import { drawIcon } from '../Icon.tsx';

export const KeyboardIcon = /* @__PURE__ */ drawIcon(
  'M3 7a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17zM7 10h.01M11 10h.01M15 10h.01M8 14.5h8',
);
