import { stepsThrough } from './connectionSteps.ts';
import { endingWord } from './connectionWords.ts';
import type { NodeKind } from './nodeRows.ts';
import { activeSince } from './tunnelSetup.ts';
import type { NodeRow, TunnelRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';

/** Why a test of a source or destination would fail. */
export interface ConnectionFault {
  /** What the failing step says. */
  readonly message: string;
  /** Up to when it lasts if nobody changes anything, in milliseconds since the epoch; infinite for ever. */
  readonly until: number;
}

type Kind = Pick<NodeKind, 'kind'>;

/**
 * What keeps us out of a source or destination as it is kept, by the rules of its test; nothing where that would succeed.
 * Only a tunnel mends itself, by coming up.
 * @param tunnel what it goes through
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

/** The same of one of a client's own. @param at by default now */
export const faultOf = (
  { tables, clock }: World,
  kind: Kind,
  row: NodeRow,
  at = clock.now(),
): ConnectionFault | undefined => connectionFault(kind, row, tables.tunnels.get(row.tunnel_id), at);
