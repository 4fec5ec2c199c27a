import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { toastDuration } from '../../domain/toastDuration.ts';

export const toastTones = ['success', 'error', 'warning', 'progress'] as const;
/** The toast types of spec §4. */
export type ToastTone = (typeof toastTones)[number];

export interface ToastContent {
  tone: ToastTone;
  /** One short sentence. */
  title: string;
  /** What to do next. */
  description?: string;
  /** One action. Choosing it closes the toast. */
  action?: { readonly label: string; onPress(): void };
}

export interface ToastOptions {
  /**
   * Time until the toast closes, in ms. Error and progress toasts ignore it and stay until they are closed
   * (A-39).
   * @default 4000 for success and warning
   */
  duration?: number;
}

/** A toast queue. The application calls its methods from anywhere; `ToastRegion` renders its toasts. */
export interface Toasts {
  /** Shows a toast and returns its key for `close`. */
  show(content: ToastContent, options?: ToastOptions): string;
  close(id: string): void;
  /** The underlying queue, for `ToastRegion`. */
  readonly queue: ToastQueue<ToastContent>;
}

/* Maximum number of visible toasts; more would cover the page. */
const maxVisible = 3;

const stays: Record<ToastTone, boolean> = { success: false, warning: false, error: true, progress: true };

export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: maxVisible });
  return {
    queue,
    show: (content, { duration = toastDuration.standard } = {}) =>
      queue.add(content, stays[content.tone] ? {} : { timeout: duration }),
    close: (id) => queue.close(id),
  };
}
