/**
 * Builders and patterns for every address of the console. Semver covers the names listed in public-api.md.
 */
export {
  isCurrent,
  navigationItems,
  visibleNavigation,
  type NavigationItem,
} from '../../domain/routes/navigation.ts';
export { accountPaths } from '../../domain/routes/accountPaths.ts';
export { alertPaths } from '../../domain/routes/alertPaths.ts';
export { changedAtParam, connectorPaths, restoreParam } from '../../domain/routes/connectorPaths.ts';
export { matchRoute, redirectTarget, type RouteMatch } from '../../domain/routes/matchRoute.ts';
export { paths, withQuery, type AddressQuery } from '../../domain/routes/paths.ts';
export {
  routes,
  type Route,
  type RouteAccess,
  type RouteName,
  type WizardGroup,
  type WizardRouteName,
} from '../../domain/routes/routes.ts';
export {
  isReachable,
  reachableScreens,
  type SearchAccess,
  type SearchScreen,
  type SearchScreenName,
} from '../../domain/views/searchScreens.ts';
export { safeReturnPath } from '../../domain/routes/safeReturnPath.ts';
export { settingsPaths } from '../../domain/routes/settingsPaths.ts';
export { hasZone, withoutZone, withZone, zoneOf } from '../../domain/routes/zoneInAddress.ts';
