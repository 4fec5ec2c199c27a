import type { DestinationType } from '../connectors/catalogue.ts';
import type { WireObject } from '../connectors/paths.ts';
import type { ConnectorStatus } from './connector.ts';
import type { DestinationId, TunnelId } from './id.ts';
import type { Open } from './open.ts';

/** Where data goes (spec §3 Destination). */
export interface Destination {
  readonly id: DestinationId;
  readonly name: string;
  readonly status: Open<ConnectorStatus>;
  /** Keyed as on the wire, with `destination_type` in it; secrets in it are masked or missing. */
  readonly config: WireObject;
  readonly tunnelId: TunnelId | null;
}

/** The connector type of a destination, which its configuration carries. */
export const destinationType = ({
  config,
}: Pick<Destination, 'config'>): Open<DestinationType> | undefined =>
  typeof config.destination_type === 'string' ? config.destination_type : undefined;
