import { withQuery, type AddressQuery } from './paths.ts';
import { fillPattern } from './pattern.ts';
import { routes, type RouteName } from './routes.ts';

type AreaRoute = 'list' | 'select' | 'prerequisites' | 'details' | 'detail' | 'edit';

const area = (names: Readonly<Record<AreaRoute, RouteName>>) => {
  const to =
    (route: AreaRoute) =>
    (query: AddressQuery = {}) =>
      withQuery(routes[names[route]].pattern, query);
  const of = (route: AreaRoute) => (id: number) => fillPattern(routes[names[route]].pattern, { id });
  return {
    list: to('list'),
    /** The three steps of a new one. `type` names the connector (spec §2), `copy` the id of the one that is duplicated. */
    select: to('select'),
    prerequisites: to('prerequisites'),
    details: to('details'),
    detail: of('detail'),
    edit: of('edit'),
  };
};

/** The addresses of the Sources and Destinations areas. */
export const connectorPaths = {
  source: area({
    list: 'sourcesList',
    select: 'sourceCreateSelect',
    prerequisites: 'sourceCreatePrerequisites',
    details: 'sourceCreateDetails',
    detail: 'sourceDetail',
    edit: 'sourceEdit',
  }),
  destination: area({
    list: 'destinationsList',
    select: 'destinationCreateSelect',
    prerequisites: 'destinationCreatePrerequisites',
    details: 'destinationCreateDetails',
    detail: 'destinationDetail',
    edit: 'destinationEdit',
  }),
} as const;
