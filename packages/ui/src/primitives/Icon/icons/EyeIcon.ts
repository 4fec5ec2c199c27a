import { drawIcon } from '../Icon.tsx';

export const EyeIcon = /* @__PURE__ */ drawIcon(
  'M2.5 12c2-4 5.3-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.3 6.5-9.5 6.5S4.5 16 2.5 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
