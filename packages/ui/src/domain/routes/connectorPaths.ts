import type { ConnectorKind } from '../entities/connector.ts';
import { listAt, withQuery, type AddressQuery } from './paths.ts';
import { fillPattern } from './pattern.ts';
import { routes, type RouteName } from './routes.ts';

/** The parameter of a form's address that names the entry of the activity whose old values it opens with. */
export const restoreParam = 'restore';

/** The parameter that says when the change was made whose old values are in the address of the sync settings. */
export const changedAtParam = 'changed_at';

const area = (kind: ConnectorKind) => {
  const to =
    (name: RouteName) =>
    (query: AddressQuery = {}) =>
      withQuery(routes[name].pattern, query);
  const of =
    (name: RouteName) =>
    (id: number, query: AddressQuery = {}) =>
      withQuery(fillPattern(routes[name].pattern, { id }), query);
  return {
    list: listAt(`${kind}sList`),
    /**
     * The three steps of creating a connector. `type` is the connector (spec §2), `copy` the id of the
     * duplicated one.
     */
    select: to(`${kind}CreateSelect`),
    prerequisites: to(`${kind}CreatePrerequisites`),
    details: to(`${kind}CreateDetails`),
    detail: of(`${kind}Detail`),
    /** `pipeline` is the id of the pipeline that a change repairs; its page opens after the save. */
    edit: of(`${kind}Edit`),
  };
};

/** The paths of the Sources and Destinations areas. */
export const connectorPaths = { source: area('source'), destination: area('destination') } as const;
