import { matchRoute } from './matchRoute.ts';

/** The parameter of an address in whose time zone the page shows all times. Without it, that is the reader's own (A-222). */
export const zoneParameter = 'zone';

const isOfZone = (part: string): boolean => part === zoneParameter || part.startsWith(`${zoneParameter}=`);

/** Its name as an IANA name is written: no offset such as `+05:30`, which not every browser supports. */
const named = /^[A-Za-z][\w+\-/]{1,63}$/;

/** The time zone of a query, as this platform names it; `undefined` if it has none that can be used. */
export function zoneOf(query: string): string | undefined {
  const name = new URLSearchParams(query).get(zoneParameter) ?? '';
  if (!named.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Whether a query names a time zone, also one that cannot be used. */
export const hasZone = (query: string): boolean => query.replace(/^\?/, '').split('&').some(isOfZone);

/** A query without its time zone, for a screen, whose view does not depend on it. All else stays as it is written. */
export const withoutZone = (query: string): string =>
  query
    .split('&')
    .filter((part) => !isOfZone(part))
    .join('&');

/** Whether the times of an address are shown in the zone that it names: those of pages for signed-in people. */
function hasTimes(path: string): boolean {
  const access = matchRoute(path)?.route.access;
  return access === 'subscription' || access === 'observability' || access === 'billing';
}

/**
 * An address of the console with a time zone. One that names a zone itself keeps it. Other addresses, and pages that are
 * shown before signing in, stay as they are.
 */
export function withZone(href: string, zone: string | undefined): string {
  if (zone === undefined || !href.startsWith('/') || href.startsWith('//')) return href;
  const [address = '', ...fragment] = href.split('#');
  const [path = '', ...rest] = address.split('?');
  const query = rest.join('?');
  if (hasZone(query) || !hasTimes(path)) return href;
  const own = `${zoneParameter}=${encodeURIComponent(zone).replaceAll('%2F', '/')}`;
  return [`${path}?${query === '' ? own : `${query}&${own}`}`, ...fragment].join('#');
}
