import { drawIcon } from '../Icon.tsx';

export const DownloadIcon = /* @__PURE__ */ drawIcon('M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15');
