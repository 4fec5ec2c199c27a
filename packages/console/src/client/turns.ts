export interface TurnRequest {
  /** Goes before those that are not, in their order. @default false */
  readonly isUrgent?: boolean;
  /** Gives up the place in the queue; a turn that was taken is kept until it is given back. */
  readonly signal?: AbortSignal;
}

export interface Turns {
  /**
   * Waits for a free place.
   * @returns how to give it back
   * @throws what the signal was aborted with
   */
  take(request?: TurnRequest): Promise<() => void>;
}

interface Waiting {
  readonly isUrgent: boolean;
  readonly go: () => void;
}

/** Lets at most `most` of those who ask be at work at once; the others come in their order. */
export function createTurns(most: number): Turns {
  let free = most;
  let waiting: readonly Waiting[] = [];

  const leave = (gone: Waiting) => (waiting = waiting.filter((each) => each !== gone));
  const giveBack = () => {
    const next = waiting.find(({ isUrgent }) => isUrgent) ?? waiting[0];
    if (next === undefined) {
      free += 1;
      return;
    }
    leave(next);
    next.go();
  };

  return {
    take: ({ isUrgent = false, signal } = {}) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (free > 0) {
          free -= 1;
          return resolve(giveBack);
        }
        const giveUp = () => {
          leave(entry);
          reject(signal?.reason);
        };
        const entry: Waiting = {
          isUrgent,
          go() {
            signal?.removeEventListener('abort', giveUp);
            resolve(giveBack);
          },
        };
        signal?.addEventListener('abort', giveUp);
        waiting = [...waiting, entry];
      }),
  };
}
