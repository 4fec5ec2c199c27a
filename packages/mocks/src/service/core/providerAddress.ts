/**
 * The address of a provider's page as seen from the page that asks: under this machine's other name, so that browsers take
 * it for another site, and in the same session of the twin, whose cookie does not reach there.
 */
export function providerAddress(request: Request, path: string): string {
  const url = new URL(path, request.url);
  url.hostname = 'localhost';
  const session =
    request.headers.get('x-twin-session') ??
    /(?:^|;\s*)twin=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (session) url.searchParams.set('twin', session);
  return url.href;
}
