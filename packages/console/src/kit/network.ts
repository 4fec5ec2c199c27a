// The page has just loaded from the service, so it was reachable. `navigator.onLine` can be false on
// localhost.
let isReachable = true;
for (const type of ['online', 'offline']) {
  globalThis.addEventListener?.(type, () => (isReachable = type === 'online'));
}

/** Whether the service is reachable, according to the browser's events since the page loaded. */
export const isOnline = (): boolean => isReachable;

/** Waits until the service is reachable. Usually resolves at once. */
export const whenOnline = (): Promise<void> =>
  isReachable
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
