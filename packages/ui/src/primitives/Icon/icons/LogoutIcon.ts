import { drawIcon } from '../Icon.tsx';

export const LogoutIcon = /* @__PURE__ */ drawIcon(
  'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15.5 16l4-4-4-4M19.5 12H10',
);
