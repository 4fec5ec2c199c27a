import { toastDuration } from '../../domain/outcome/toastDuration.ts';
import { warnFormerName } from '../../internal/warnFormerName.ts';
import type { FormerToastTone, Toasts, ToastTone } from './toast.ts';
import { createQueue, keepQueue } from './toastQueue.ts';

const currentNames = { success: 'positive', error: 'critical', warning: 'caution' } as const;
const stays: Record<ToastTone, boolean> = { positive: false, caution: false, critical: true, progress: true };

const isFormer = (tone: ToastTone | FormerToastTone): tone is FormerToastTone => tone in currentNames;

function currentTone(tone: ToastTone | FormerToastTone): ToastTone {
  if (!isFormer(tone)) return tone;
  const current = currentNames[tone];
  warnFormerName('Toast', tone, current);
  return current;
}

export function createToasts(): Toasts {
  const queue = createQueue();
  const toasts: Toasts = {
    show(content, { duration = toastDuration.standard } = {}) {
      const tone = currentTone(content.tone);
      return queue.add({ ...content, tone }, stays[tone] ? {} : { timeout: duration });
    },
    close: (id) => queue.close(id),
  };
  keepQueue(toasts, queue);
  return toasts;
}
