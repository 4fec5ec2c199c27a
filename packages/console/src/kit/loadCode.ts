/** The pauses before code that something waits for is loaded again, in milliseconds (F29). */
const shortPausesMs = [1_000, 3_000] as const;
/**
 * The first pause before code of the background is loaded again, in milliseconds. Each pause is three times the previous
 * one.
 */
const firstPauseMs = 1_000;
/**
 * The longest pause, in milliseconds: the interval at which pages poll while live updates are disconnected.
 */
const longestPauseMs = 30_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads code, and retries after each pause. Rejects with the last failure.
 * @param pausesMs one pause for each retry, in milliseconds
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  pausesMs: Iterable<number> = shortPausesMs,
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
  /** Retries at once instead of waiting for the pause to end. */
  now(): void;
  stop(): void;
}

/**
 * Loads code that runs in the background, and retries until it succeeds: nothing waits for it, so it never
 * gives up (F29).
 * @param use receives the code once, unless stopped before
 */
export function loadInBackground<Code>(load: () => Promise<Code>, use: (code: Code) => void): Retrying {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wake: (() => void) | undefined;
  let isStopped = false;
  // Asked for while an attempt was in flight: if that fails, the next one does not wait.
  let isHurried = false;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isStopped) return;
      if (isHurried) {
        isHurried = false;
        resolve();
        return;
      }
      wake = resolve;
      timer = setTimeout(() => endPause()?.(), ms);
    });
  void loadCode(load, growingPauses(), pause).then((code) => {
    if (!isStopped) use(code);
  });
  const endPause = () => {
    clearTimeout(timer);
    const resume = wake;
    wake = undefined;
    return resume;
  };
  return {
    now() {
      const resume = endPause();
      if (resume) resume();
      else isHurried = true;
    },
    stop() {
      isStopped = true;
      endPause();
    },
  };
}
