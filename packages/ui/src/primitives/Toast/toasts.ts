import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { toastDuration } from '../../domain/toastDuration.ts';

export const toastTones = ['positive', 'critical', 'caution', 'progress'] as const;
/** The toast types of spec §4, in the words of all tones. */
export type ToastTone = (typeof toastTones)[number];

/** @deprecated Use `positive`, `critical` and `caution`. The next major version removes these names. */
export type FormerToastTone = 'success' | 'error' | 'warning';
const currentNames = { success: 'positive', error: 'critical', warning: 'caution' } as const;

export interface ToastContent {
  tone: ToastTone | FormerToastTone;
  /** One short sentence. */
  title: string;
  /** What to do next. */
  description?: string;
  /** One action. Choosing it closes the toast. */
  action?: { readonly label: string; onPress(): void };
}

export interface ToastOptions {
  /**
   * Time until the toast closes, in ms. Critical and progress toasts ignore it and stay until they are closed
   * (A-39).
   * @default 4000 for positive and caution
   */
  duration?: number;
}

/** A toast in the queue. */
export interface QueuedToast extends ToastContent {
  readonly tone: ToastTone;
}

/** A toast queue. The application calls its methods from anywhere; `ToastRegion` renders its toasts. */
export interface Toasts {
  /** Shows a toast and returns its key for `close`. */
  show(content: ToastContent, options?: ToastOptions): string;
  close(id: string): void;
  /** The underlying queue, for `ToastRegion`. */
  readonly queue: ToastQueue<QueuedToast>;
}

/* Maximum number of visible toasts; more would cover the page. */
const maxVisible = 3;

const stays: Record<ToastTone, boolean> = { positive: false, caution: false, critical: true, progress: true };

const isFormer = (tone: ToastTone | FormerToastTone): tone is FormerToastTone => tone in currentNames;

export function createToasts(): Toasts {
  const queue = new ToastQueue<QueuedToast>({ maxVisibleToasts: maxVisible });
  return {
    queue,
    show(content, { duration = toastDuration.standard } = {}) {
      const tone = isFormer(content.tone) ? currentNames[content.tone] : content.tone;
      return queue.add({ ...content, tone }, stays[tone] ? {} : { timeout: duration });
    },
    close: (id) => queue.close(id),
  };
}
