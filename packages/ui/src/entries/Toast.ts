export { ToastRegion, type ToastRegionProps } from '../primitives/Toast/ToastRegion.tsx';
export {
  createToasts,
  toastTones,
  type FormerToastTone,
  type QueuedToast,
  type ToastContent,
  type ToastOptions,
  type ToastTone,
  type Toasts,
} from '../primitives/Toast/toasts.ts';
