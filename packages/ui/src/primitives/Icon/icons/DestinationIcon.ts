import { drawIcon } from '../Icon.tsx';

export const DestinationIcon = /* @__PURE__ */ drawIcon(
  'M3 20V8.5l9-5 9 5V20M7 20v-9h10v9M7 14h10M7 17h10M3 20h18',
);
