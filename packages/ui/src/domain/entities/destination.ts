import type { DestinationType } from '../connectors/catalogue.ts';
import type { Connector } from './connector.ts';
import type { DestinationId } from './id.ts';
import type { Open } from './open.ts';

/** Where data goes (spec §3 Destination). */
export interface Destination extends Connector {
  readonly id: DestinationId;
  /** The service carries it in the configuration, as `destination_type`. */
  readonly type: Open<DestinationType>;
}
