import { drawIcon } from '../Icon.tsx';

/** The menu of sister products. */
export const AppsIcon = /* @__PURE__ */ drawIcon(
  'M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01',
);
