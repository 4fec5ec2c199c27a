/** The first pause before missing code is requested again, in milliseconds; each pause is three times the last. */
const firstPauseMs = 1_000;
/** The longest pause, in milliseconds: the interval at which pages poll while live updates are away. */
const longestPauseMs = 30_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads code, and loads it again after each pause until there are no more pauses. Rejects with the last failure.
 * @param pausesMs one pause for each retry, in milliseconds
 */
export async function retryImport<Code>(
  load: () => Promise<Code>,
  pausesMs: Iterable<number>,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Code> {
  for (const ms of pausesMs) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
  return load();
}

function* growingPauses(): Generator<number> {
  for (let ms = firstPauseMs; ; ms = Math.min(ms * 3, longestPauseMs)) yield ms;
}

export interface Retrying {
  /** Ends the current pause. */
  now(): void;
  stop(): void;
}

/**
 * Loads code that runs in the background, and retries until it is there: nobody waits for it, so there is no reason to
 * give up (F29).
 * @param use gets the code once, unless stopped before
 */
export function retryUntilLoaded<Code>(load: () => Promise<Code>, use: (code: Code) => void): Retrying {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wake: (() => void) | undefined;
  let isStopped = false;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isStopped) return;
      wake = resolve;
      timer = setTimeout(resolve, ms);
    });
  void retryImport(load, growingPauses(), pause).then((code) => {
    if (!isStopped) use(code);
  });
  const endPause = () => {
    clearTimeout(timer);
    const resume = wake;
    wake = undefined;
    return resume;
  };
  return {
    now: () => endPause()?.(),
    stop() {
      isStopped = true;
      endPause();
    },
  };
}
