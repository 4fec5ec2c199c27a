import { fillPattern, fitPattern, segmentsOf } from './pattern.ts';
import { routes, type Route, type RouteName } from './routes.ts';

/** A path with its route. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const compiled = (Object.entries(routes) as readonly (readonly [RouteName, Route])[]).map(
  ([name, route]) => ({
    name,
    route,
    segments: segmentsOf(route.pattern),
  }),
);

/** The route of a path without its query, or `null`. A trailing slash is ignored. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = segmentsOf(path);
  for (const { name, route, segments: pattern } of compiled) {
    const params = fitPattern(pattern, segments);
    if (params) return { name, route, params };
  }
  return null;
}

/** The target of a redirecting route. */
export const redirectTarget = ({ route, params }: RouteMatch): string | undefined =>
  route.redirectTo && fillPattern(route.redirectTo, params);
