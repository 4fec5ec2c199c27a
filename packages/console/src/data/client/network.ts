// The page has just come from the service, whatever the browser knows of networks: one's own machine needs none.
let isReachable = true;
for (const type of ['online', 'offline']) {
  globalThis.addEventListener?.(type, () => (isReachable = type === 'online'));
}

/** Whether the service can be reached, as far as the browser has told since the page came. */
export const isOnline = (): boolean => isReachable;
