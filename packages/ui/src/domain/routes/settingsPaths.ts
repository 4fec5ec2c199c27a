import type { Id, PipelineId } from '../entities/id.ts';
import { withQuery, type AddressQuery } from './paths.ts';
import { fillPattern } from './pattern.ts';
import { routes, type RouteName } from './routes.ts';

const to =
  (name: RouteName) =>
  (query: AddressQuery = {}) =>
    withQuery(routes[name].pattern, query);

/** The addresses of the settings (spec §2). */
export const settingsPaths = {
  account: to('settingsAccount'),
  users: to('settingsUsers'),
  billing: to('settingsBilling'),
  usage: to('settingsUsage'),
  pipelineUsage: (id: PipelineId, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.settingsPipelineUsage.pattern, { id }), query),
  notifications: to('settingsNotifications'),
  activity: to('settingsActivity'),
  hooks: to('settingsHooks'),
  hook: (id: Id<'hook'>, query: AddressQuery = {}) =>
    withQuery(fillPattern(routes.settingsHookDetail.pattern, { id }), query),
} as const;
