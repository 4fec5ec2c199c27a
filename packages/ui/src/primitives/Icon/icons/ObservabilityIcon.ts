import { drawIcon } from '../Icon.tsx';

export const ObservabilityIcon = /* @__PURE__ */ drawIcon('M2.5 12.5H7l3-8.5 4.5 16 3-7.5h4');
