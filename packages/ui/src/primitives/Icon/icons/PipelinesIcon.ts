import { drawIcon } from '../Icon.tsx';

export const PipelinesIcon = /* @__PURE__ */ drawIcon(
  'M5 3h3a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2zM16 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2zM6.5 10v3.5a4 4 0 0 0 4 4H14',
);
