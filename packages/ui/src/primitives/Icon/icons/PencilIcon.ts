import { drawIcon } from '../Icon.tsx';

export const PencilIcon = /* @__PURE__ */ drawIcon(
  'M4 20l1-4.5L16.3 4.2a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19zM14 6.5l3.5 3.5',
);
