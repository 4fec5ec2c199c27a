/** How often what is on screen is read while live updates are away, in milliseconds, plus as much by chance (F26). */
const pollMs = 30_000;
const pollSpreadMs = 5_000;

export interface Poll {
  /** Begins anew where it runs already. */
  start(): void;
  stop(): void;
}

/** Asks again and again. The tabs of many people drift apart, so that they do not ask in one beat. */
export function createPoll(ask: () => void): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    timer = setTimeout(
      () => {
        ask();
        start();
      },
      pollMs + Math.random() * pollSpreadMs,
    );
  };
  return { start, stop };
}
