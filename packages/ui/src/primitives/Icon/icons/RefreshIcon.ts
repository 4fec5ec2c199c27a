import { drawIcon } from '../Icon.tsx';

export const RefreshIcon = /* @__PURE__ */ drawIcon(
  'M20 11.5a8 8 0 0 0-14.3-4.3L4 9.2M4 4.5v4.7h4.7M4 12.5a8 8 0 0 0 14.3 4.3l1.7-2M20 19.5v-4.7h-4.7',
);
