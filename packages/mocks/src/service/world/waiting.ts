import type { Backend, Waiting } from './world.ts';

/**
 * Waits `ms` milliseconds of the service's time: until the clock is moved or runs that far.
 * @returns whether the time has passed before the sender aborted the request
 */
export function wait(
  world: Pick<Backend, 'clock' | 'waiting'>,
  ms: number,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = (isOver: boolean) => {
      world.waiting.delete(waiting);
      signal.removeEventListener('abort', giveUp);
      resolve(isOver);
    };
    const giveUp = () => leave(false);
    const waiting: Waiting = { until: world.clock.now() + ms, go: () => leave(true), giveUp };
    if (signal.aborted) return resolve(false);
    signal.addEventListener('abort', giveUp);
    world.waiting.add(waiting);
  });
}

/** Resumes waits whose time has come. */
export function resumeWaiting({ clock, waiting }: Pick<Backend, 'clock' | 'waiting'>): void {
  for (const each of waiting) if (each.until <= clock.now()) each.go();
}
