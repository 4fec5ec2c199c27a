import { drawIcon } from '../Icon.tsx';

export const HomeIcon = /* @__PURE__ */ drawIcon('M4 11 12 4l8 7v9H4zM9.5 20v-6h5v6');
