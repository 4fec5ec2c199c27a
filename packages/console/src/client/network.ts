// A page that has come without a network is served by this machine, of which the browser's word says nothing.
const needsNone = !navigator.onLine;

/** Whether the service can be reached, as far as the browser knows. */
export const isOnline = (): boolean => needsNone || navigator.onLine;
