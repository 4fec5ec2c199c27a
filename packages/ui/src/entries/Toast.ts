export { ToastRegion, type ToastRegionProps } from '../primitives/Toast/ToastRegion.tsx';
export { createToasts } from '../primitives/Toast/toasts.ts';
export {
  toastTones,
  type FormerToastTone,
  type ToastContent,
  type ToastOptions,
  type ToastTone,
  type Toasts,
} from '../primitives/Toast/toast.ts';
