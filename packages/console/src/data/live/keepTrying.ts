/** The first pause before code that did not come is asked for again, in milliseconds; each is three times the last. */
const firstPauseMs = 1_000;
/** The longest of them, in milliseconds: as long as the rest between two reads while live updates are away. */
const longestPauseMs = 30_000;

export interface Trying {
  /** Asks at once, where it would otherwise have waited. */
  now(): void;
  stop(): void;
}

/**
 * Asks for code until it is there. Nobody waits for it, so there is nothing to give up for (F29).
 * @param use gets it, once, unless it was stopped before; what it throws is a mistake and no reason to ask again
 */
export function keepTrying<Code>(load: () => Promise<Code>, use: (code: Code) => void): Trying {
  let pause = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = () => {
    timer = undefined;
    void load().then(
      (code) => {
        if (!isStopped) use(code);
      },
      () => {
        if (isStopped) return;
        timer = setTimeout(attempt, pause);
        pause = Math.min(pause * 3, longestPauseMs);
      },
    );
  };
  attempt();
  return {
    now() {
      if (timer === undefined) return;
      clearTimeout(timer);
      attempt();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
