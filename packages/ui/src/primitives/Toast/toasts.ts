import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { toastDuration } from '../../domain/limits.ts';

export const toastTones = ['success', 'error', 'warning', 'progress'] as const;
/** The toast types of spec §4. */
export type ToastTone = (typeof toastTones)[number];

export interface ToastContent {
  tone: ToastTone;
  /** One short sentence. */
  title: string;
  /** What to do about it. */
  description?: string;
  /** One thing that can be done at once; the toast closes. */
  action?: { readonly label: string; onPress(): void };
}

export interface ToastOptions {
  /**
   * In milliseconds. Errors and progress have none: they stay until they are closed.
   * @default 4000 for success and warning
   */
  duration?: number;
}

/** What an application holds: it shows toasts from anywhere, `ToastRegion` draws them. */
export interface Toasts {
  /** Answers with what `close` takes. */
  show(content: ToastContent, options?: ToastOptions): string;
  close(id: string): void;
  /** For `ToastRegion`. */
  readonly queue: ToastQueue<ToastContent>;
}

/* Enough to see that several things happened, few enough to leave the page in sight. */
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
