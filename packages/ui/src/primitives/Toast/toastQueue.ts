import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastContent, Toasts, ToastTone } from './toast.ts';

/** A toast in the queue. */
interface QueuedToast extends ToastContent {
  readonly tone: ToastTone;
}
type Queue = ToastQueue<QueuedToast>;

/* Maximum number of visible toasts; more would cover the page. */
const maxVisible = 3;

export const createQueue = (): Queue => new ToastQueue<QueuedToast>({ maxVisibleToasts: maxVisible });

/** Beside the published object, because react-aria may still change its queue. */
const queues = new WeakMap<Toasts, Queue>();

export const keepQueue = (toasts: Toasts, queue: Queue): void => void queues.set(toasts, queue);

/** The queue of toasts that `createToasts` has made. */
export function queueOf(toasts: Toasts): Queue {
  const queue = queues.get(toasts);
  if (!queue) throw new TypeError('`toasts` must come from `createToasts()`.');
  return queue;
}
