import { drawIcon } from '../Icon.tsx';

export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  'M9.5 5.8A9.6 9.6 0 0 1 12 5.5c4.2 0 7.5 2.5 9.5 6.5a13 13 0 0 1-2.4 3.3M6.3 7.6A13 13 0 0 0 2.5 12c2 4 5.3 6.5 9.5 6.5a9.7 9.7 0 0 0 4.6-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
);
