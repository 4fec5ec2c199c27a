import { drawIcon } from '../Icon.tsx';

export const SunIcon = /* @__PURE__ */ drawIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M19.2 12L21.5 12M17.1 17.1L18.7 18.7M12 19.2L12 21.5M6.9 17.1L5.3 18.7M4.8 12L2.5 12M6.9 6.9L5.3 5.3M12 4.8L12 2.5M17.1 6.9L18.7 5.3',
);
