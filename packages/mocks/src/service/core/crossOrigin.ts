/** The browser's headers about the sending page; other clients send none. */
export interface Sender {
  readonly origin: string | null | undefined;
  readonly site: string | null | undefined;
}

/**
 * Whether a page of another origin sends this to `host`. `Origin` counts whatever `Sec-Fetch-Site` says, because older
 * browsers do not send the latter. Compared by host, because TLS may end before this server.
 */
export function isCrossOrigin({ origin, site }: Sender, host: string): boolean {
  if (origin && URL.parse(origin)?.host !== host) return true;
  return Boolean(site) && site !== 'same-origin' && site !== 'none';
}
