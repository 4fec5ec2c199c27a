/** Whether a path is the service's: its API, and the file of addresses that comes from beside it (spec §7). */
export const isServicePath = (pathname: string): boolean => /^\/(?:api|static)\//.test(pathname);

/** Where the pages of foreign parties begin: providers' sign-in, payment, chat and whatever else is not the service. */
export const foreignPaths = '/__provider/';
