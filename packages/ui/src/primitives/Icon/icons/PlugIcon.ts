import { drawIcon } from '../Icon.tsx';

export const PlugIcon = /* @__PURE__ */ drawIcon(
  'M9.5 3.5v5M14.5 3.5v5M6.5 8.5h11v3a5.5 5.5 0 0 1-11 0zM12 17v4',
);
