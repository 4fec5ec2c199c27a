import { drawIcon } from '../Icon.tsx';

export const SourceIcon = /* @__PURE__ */ drawIcon(
  'M4 6a8 3 0 1 0 16 0a8 3 0 1 0-16 0M4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
);
