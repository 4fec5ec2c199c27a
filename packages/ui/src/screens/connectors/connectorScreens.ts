import type { ListedEntity } from '../../domain/entities/actions.ts';
import type { ConnectorKind } from '../../domain/entities/connector.ts';
import {
  destinationEntity,
  sourceEntity,
  type ConnectorAction,
  type ConnectorPage,
} from '../../domain/connectors/connectorActions.ts';
import type { Destination } from '../../domain/entities/destination.ts';
import type { Source } from '../../domain/entities/source.ts';
import type { ActionPages, ActionRequest } from '../../patterns/ResourceList/actionControls.tsx';

/** A row of either list. */
export type SourceOrDestination = Source | Destination;

/** An action on one connector, or on the selected ones. */
export type ConnectorRequest = ActionRequest<ConnectorAction, SourceOrDestination>;

/** The addresses of a connector's pages. One that this build has no form for has no form pages. */
export interface ConnectorPages extends ActionPages<ConnectorPage, SourceOrDestination> {
  readonly detail: (connector: SourceOrDestination) => string;
}

export const entityOf: Readonly<
  Record<ConnectorKind, ListedEntity<ConnectorAction, ConnectorPage, SourceOrDestination>>
> = { source: sourceEntity, destination: destinationEntity };
