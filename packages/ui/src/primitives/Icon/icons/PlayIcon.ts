import { drawIcon } from '../Icon.tsx';

export const PlayIcon = /* @__PURE__ */ drawIcon(
  'M7 4.8v14.4a1 1 0 0 0 1.5.8l11.3-7.2a1 1 0 0 0 0-1.6L8.5 4a1 1 0 0 0-1.5.8z',
);
