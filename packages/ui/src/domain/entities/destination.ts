import type { DestinationType } from './catalogue.ts';
import type { Connector } from './connector.ts';
import type { DestinationId } from './id.ts';
import type { Open } from './open.ts';

/** A destination of data (spec §3 Destination). */
export interface Destination extends Connector {
  readonly id: DestinationId;
  /** On the wire it is `destination_type` in the configuration. */
  readonly type: Open<DestinationType>;
}
