import { sessionNamedBy } from './sessionName.ts';

/**
 * The address of a foreign party's page, for whoever sends `request`: under this machine's other name, and in the same
 * session of the twin (docs/twin.md, "Other origins").
 */
export function providerAddress(request: Request, path: string): string {
  const url = new URL(path, request.url);
  url.hostname = 'localhost';
  const { headers } = request;
  const session =
    // A foreign page is itself asked for so.
    new URL(request.url).searchParams.get('twin') ??
    sessionNamedBy({ header: headers.get('x-twin-session'), cookie: headers.get('cookie') });
  if (session) url.searchParams.set('twin', session);
  return url.href;
}
