import { drawIcon } from '../Icon.tsx';

export const CompactIcon = /* @__PURE__ */ drawIcon('M4 5h16M4 9.67h16M4 14.33h16M4 19h16');
