import { drawIcon } from '../Icon.tsx';

export const CalendarIcon = /* @__PURE__ */ drawIcon(
  'M6 6h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM8.5 3.5v4M15.5 3.5v4M4 11h16',
);
