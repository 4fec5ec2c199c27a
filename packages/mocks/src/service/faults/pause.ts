/** Waits `ms` milliseconds, or forever without them, at most until `signal` aborts. */
export function pause(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const leave = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(leave, ms);
    signal.addEventListener('abort', leave);
  });
}
