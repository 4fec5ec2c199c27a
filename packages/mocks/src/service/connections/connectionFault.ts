import { stepsThrough, type TestTarget } from './connectionSteps.ts';
import { endingWord } from './connectionWords.ts';
import { activeSince } from '../tunnels/tunnelSetup.ts';
import type { NodeRow, TunnelRow } from '../tables/connectorRows.ts';
import type { World } from '../world/world.ts';

/** Why a test of a source or destination would fail. */
export interface ConnectionFault {
  /** The message of the failing step. */
  readonly message: string;
  /** When the fault ends without a change, in milliseconds since the epoch; infinite if it never does. */
  readonly until: number;
}

type Kind = Pick<TestTarget, 'kind'>;

/**
 * Why a test of a saved source or destination would fail; `undefined` if it would succeed. The only fault that ends
 * without a change is a tunnel that is not active yet.
 * @param tunnel the tunnel of the connection
 * @param at when, in milliseconds since the epoch
 */
export function connectionFault(
  { kind }: Kind,
  { type, config }: NodeRow,
  tunnel: TunnelRow | undefined,
  at: number,
): ConnectionFault | undefined {
  const word = endingWord(config);
  if (word) return { message: word.ending.reason, until: Number.POSITIVE_INFINITY };
  const steps = stepsThrough(tunnel, { kind, type, config }, at);
  const message = steps.find(({ failure, isOptional }) => failure && !isOptional)?.failure;
  if (!message) return undefined;
  const upAt = tunnel ? activeSince(tunnel) : at;
  return { message, until: upAt > at ? upAt : Number.POSITIVE_INFINITY };
}

/**
 * The same for a row of a client.
 * @param at default: now
 */
export const faultOf = (
  { tables, clock }: World,
  kind: Kind,
  row: NodeRow,
  at = clock.now(),
): ConnectionFault | undefined => connectionFault(kind, row, tables.tunnels.get(row.tunnel_id), at);
