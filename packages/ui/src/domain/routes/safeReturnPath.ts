import { matchRoute } from './matchRoute.ts';
import { paths } from './paths.ts';

/**
 * The path to open after signing in: an internal path that no crafted link can turn into another host (T-16).
 * Anything else becomes the home page.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\s\\]|\p{Cc}/u.test(wanted)) return paths.home();
  const base = 'https://console.invalid';
  const resolved = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  // Resolving dot segments can produce a path with two leading slashes, which browsers read as another host.
  if (resolved?.origin !== base || resolved.pathname.startsWith('//')) return paths.home();
  const access = matchRoute(resolved.pathname)?.route.access;
  // Returning to the sign-in page would be a loop.
  if (access === 'loggedOut' || access === 'leave') return paths.home();
  return resolved.pathname + resolved.search + resolved.hash;
}
