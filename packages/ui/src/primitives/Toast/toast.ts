export const toastTones = ['positive', 'critical', 'caution', 'progress'] as const;
/** The kinds of toast, in the words of all tones. */
export type ToastTone = (typeof toastTones)[number];

/** @deprecated Use `positive`, `critical` and `caution`. The next major version removes these names. */
export type FormerToastTone = 'success' | 'error' | 'warning';

export interface ToastContent {
  tone: ToastTone | FormerToastTone;
  /** One short sentence. */
  title: string;
  /** What to do next. */
  description?: string;
  /** One action. Choosing it closes the toast. */
  action?: { readonly label: string; onPress(): void };
  /** What support needs to find a failed request, to be copied: `problemDetails`. Never a secret. */
  details?: string;
}

export interface ToastOptions {
  /**
   * Time until the toast closes, in ms. Critical and progress toasts ignore it and stay until they are closed
   * (A-39).
   * @default 4000 for positive and caution
   */
  duration?: number;
}

/** A toast queue. The application calls its methods from anywhere; `ToastRegion` renders its toasts. */
export interface Toasts {
  /** Shows a toast and returns its key for `close`. */
  show(content: ToastContent, options?: ToastOptions): string;
  close(id: string): void;
}
