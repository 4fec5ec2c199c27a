export interface AcquireOptions {
  /** Goes before those that are not, in their order. @default false */
  readonly isUrgent?: boolean;
  /** Gives up waiting; a place that was acquired is held until it is released. */
  readonly signal?: AbortSignal;
}

export interface Semaphore {
  /**
   * Waits for a free place.
   * @returns how to release it
   * @throws what the signal was aborted with
   */
  acquire(options?: AcquireOptions): Promise<() => void>;
}

interface Waiting {
  readonly isUrgent: boolean;
  readonly go: () => void;
}

/** Lets at most `most` holders in at once; the others wait in their order, urgent ones first. */
export function createSemaphore(most: number): Semaphore {
  let free = most;
  let waiting: readonly Waiting[] = [];

  const leave = (gone: Waiting) => (waiting = waiting.filter((each) => each !== gone));
  const release = () => {
    const next = waiting.find(({ isUrgent }) => isUrgent) ?? waiting[0];
    if (next === undefined) {
      free += 1;
      return;
    }
    leave(next);
    next.go();
  };

  return {
    acquire: ({ isUrgent = false, signal } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (free > 0) {
          free -= 1;
          return resolve(release);
        }
        const giveUp = () => {
          leave(entry);
          reject(signal?.reason);
        };
        const entry: Waiting = {
          isUrgent,
          go() {
            signal?.removeEventListener('abort', giveUp);
            resolve(release);
          },
        };
        signal?.addEventListener('abort', giveUp);
        waiting = [...waiting, entry];
      }),
  };
}
