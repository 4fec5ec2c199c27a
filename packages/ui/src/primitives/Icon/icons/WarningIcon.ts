import { drawIcon } from '../Icon.tsx';

export const WarningIcon = /* @__PURE__ */ drawIcon(
  'M10.3 4.3 2.6 17.5a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0zM12 9.5v4M12 17h.01',
);
