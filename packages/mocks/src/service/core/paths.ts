/** Whether a path is the service's: its API, and the file of addresses that comes from beside it (spec §7). */
export const isServicePath = (pathname: string): boolean => /^\/(?:api|static)\//.test(pathname);
