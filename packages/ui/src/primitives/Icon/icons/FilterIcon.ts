import { drawIcon } from '../Icon.tsx';

export const FilterIcon = /* @__PURE__ */ drawIcon('M3.5 6.5h17M7 12h10M10.5 17.5h3');
