import { drawIcon } from '../Icon.tsx';

export const PlusIcon = /* @__PURE__ */ drawIcon('M12 5v14M5 12h14');
