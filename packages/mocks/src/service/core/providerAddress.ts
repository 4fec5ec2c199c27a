import { sessionNamedBy } from './sessionName.ts';

/**
 * The address of a third-party page for the sender of `request`: under this machine's other name, and in the same
 * session of the twin (docs/twin.md, "Other origins").
 */
export function providerAddress(request: Request, path: string): string {
  const url = new URL(path, request.url);
  url.hostname = 'localhost';
  const { headers } = request;
  const session =
    // A third-party page is requested with its session in the query.
    new URL(request.url).searchParams.get('twin') ??
    sessionNamedBy({ header: headers.get('x-twin-session'), cookie: headers.get('cookie') });
  if (session) url.searchParams.set('twin', session);
  return url.href;
}
