import { toastDuration } from '../../domain/toastDuration.ts';
import type { FormerToastTone, Toasts, ToastTone } from './toast.ts';
import { createQueue, keepQueue } from './toastQueue.ts';

const currentNames = { success: 'positive', error: 'critical', warning: 'caution' } as const;
const stays: Record<ToastTone, boolean> = { positive: false, caution: false, critical: true, progress: true };

const isFormer = (tone: ToastTone | FormerToastTone): tone is FormerToastTone => tone in currentNames;

export function createToasts(): Toasts {
  const queue = createQueue();
  const toasts: Toasts = {
    show(content, { duration = toastDuration.standard } = {}) {
      const tone = isFormer(content.tone) ? currentNames[content.tone] : content.tone;
      return queue.add({ ...content, tone }, stays[tone] ? {} : { timeout: duration });
    },
    close: (id) => queue.close(id),
  };
  keepQueue(toasts, queue);
  return toasts;
}
