/** The browser's headers about the sending page; other clients send none. */
export interface Sender {
  readonly origin: string | null | undefined;
  readonly site: string | null | undefined;
}

/**
 * Whether a page of another origin sends this to `host`. `Origin` counts whatever `Sec-Fetch-Site` says, because older
 * browsers do not send the latter. The exception is `null`, an origin that the browser hides, for example because of the
 * page's referrer policy: it is ours if `Sec-Fetch-Site`, which no page can set, says so. Compared by host,
 * because TLS may end before this server.
 */
export function isCrossOrigin({ origin, site }: Sender, host: string): boolean {
  const isHidden = origin === 'null' && site === 'same-origin';
  if (origin && !isHidden && URL.parse(origin)?.host !== host) return true;
  return Boolean(site) && site !== 'same-origin' && site !== 'none';
}
