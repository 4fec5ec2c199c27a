/** Whether a path is the service's: its API, and the file of addresses beside it (spec §7). */
export const isServicePath = (pathname: string): boolean => /^\/(?:api|static)\//.test(pathname);

/** Prefix of third-party pages: sign-in at providers, payment, chat. */
export const foreignPaths = '/__provider/';
