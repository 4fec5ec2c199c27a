/**
 * When a query was read last, by the service's clock: times on a page are compared with that one, and a device's clock may
 * differ. `undefined` if it was never read.
 * @param readAt by the device's clock, as the cache notes it
 */
export const readTime = (clock: { now(): Date }, readAt: number): Date | undefined =>
  readAt > 0 ? new Date(readAt + clock.now().getTime() - Date.now()) : undefined;
