import { matchRoute } from './matchRoute.ts';
import { paths } from './paths.ts';

/**
 * A path to go back to after signing in: ours, whole, and never one that a crafted link could bend to another host
 * (docs/threats.md T-16). Anything else is home.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\s\\]|\p{Cc}/u.test(wanted)) return paths.home();
  const base = 'https://console.invalid';
  const resolved = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  // Resolving dots can leave a path that begins with two slashes, which a browser reads as another host.
  if (resolved?.origin !== base || resolved.pathname.startsWith('//')) return paths.home();
  const access = matchRoute(resolved.pathname)?.route.access;
  // Back to the sign-in page would be a circle.
  if (access === 'loggedOut' || access === 'leave') return paths.home();
  return resolved.pathname + resolved.search + resolved.hash;
}
