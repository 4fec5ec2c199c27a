import { drawIcon } from '../Icon.tsx';

export const PersonIcon = /* @__PURE__ */ drawIcon(
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
);
