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
    /**
     * The three steps of creating a connector. `type` is the connector (spec §2), `copy` the id of the
     * duplicated one.
     */
    select: to('select'),
    prerequisites: to('prerequisites'),
    details: to('details'),
    detail: of('detail'),
    edit: of('edit'),
  };
};

/** The paths of the Sources and Destinations areas. */
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
