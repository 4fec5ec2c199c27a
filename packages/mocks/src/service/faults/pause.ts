/** Waits `ms` milliseconds, or without them for ever, but no longer than until `signal`. */
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
