import { drawIcon } from '../Icon.tsx';

export const RestoreIcon = /* @__PURE__ */ drawIcon(
  'M4 12.5a8 8 0 1 0 2.6-6.4L4 8.5M4 3.8v4.7h4.7M12 8v4.5l3 1.8',
);
