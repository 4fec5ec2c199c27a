import { parseId, toId } from '../../entities/id.ts';
import { inSentence } from '../../text/hiddenCharacters.ts';
import {
  chooseTunnel,
  createTunnel,
  directConnection,
  readConnection,
  type Connection,
} from '../values/connection.ts';
import type { ConnectionField } from '../definition/fieldTypes.ts';
import { isWireObject } from '../../json/paths.ts';
import type { DescribeContext, KindSpec, Verdict } from '../definition/kind.ts';

const isConnection = (value: unknown): value is Connection =>
  isWireObject(value) && (value.type === 'direct' || value.type === 'secure') && 'tunnelId' in value;

function checkConnection({ type, mode, tunnelId }: Connection): Verdict {
  if (type === 'direct' || tunnelId !== null) return undefined;
  return mode === 'create' ? 'Create the tunnel first' : 'Choose a tunnel';
}

function draftConnection(raw: unknown): Connection | undefined {
  if (!isWireObject(raw)) return undefined;
  if (raw.type === 'direct') return directConnection;
  if (raw.type !== 'secure') return undefined;
  const tunnelId = typeof raw.tunnelId === 'number' ? parseId<'tunnel'>(String(raw.tunnelId)) : undefined;
  return tunnelId === undefined ? createTunnel() : chooseTunnel(tunnelId);
}

function describeConnection({ type }: Connection, tunnelName: DescribeContext['tunnelName']): string {
  if (type === 'direct') return 'Direct';
  return tunnelName ? `Secure tunnel “${inSentence(tunnelName)}”` : 'Secure tunnel';
}

/** A direct connection or a tunnel. */
export const connection: KindSpec<ConnectionField, Connection> = {
  initial: () => directConnection,
  read: (wire) => readConnection(typeof wire === 'number' ? toId<'tunnel'>(wire) : null),
  write: ({ tunnelId }) => tunnelId,
  is: isConnection,
  isEmpty: () => false,
  check: checkConnection,
  draft: draftConnection,
  describe: (value, _, context) => describeConnection(value, context?.tunnelName),
  isWide: true,
};
