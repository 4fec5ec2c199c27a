import { drawIcon } from '../Icon.tsx';

export const MailIcon = /* @__PURE__ */ drawIcon(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5zM4.5 7l7.5 6 7.5-6',
);
