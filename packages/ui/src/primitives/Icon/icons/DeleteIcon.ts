import { drawIcon } from '../Icon.tsx';

export const DeleteIcon = /* @__PURE__ */ drawIcon(
  'M4 7h16M9 7V5.2A1.2 1.2 0 0 1 10.2 4h3.6A1.2 1.2 0 0 1 15 5.2V7M6.2 7l.8 11.2A2 2 0 0 0 9 20h6a2 2 0 0 0 2-1.8L17.8 7M10 11v5M14 11v5',
);
