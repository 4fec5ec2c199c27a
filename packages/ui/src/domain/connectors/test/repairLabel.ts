import type { ConnectorKind } from '../../entities/connector.ts';
import type { Pipeline } from '../../entities/pipeline.ts';
import { isOAuthProvider, providerName } from '../definition/oauth.ts';
import { isAccessError } from './accessError.ts';

/** The link to the form of a connector that failed: another access if the error says that it was refused. */
export function repairLabel(
  kind: ConnectorKind,
  pipeline: Pick<Pipeline, 'source' | 'destination'>,
  error: string | null | undefined,
): string {
  if (!isAccessError(error ?? '')) return `Edit ${kind}`;
  const type = pipeline[kind]?.type;
  const provider = type !== undefined && isOAuthProvider(type) ? providerName(type) : undefined;
  return provider === undefined ? 'Enter new credentials' : `Reconnect ${provider}`;
}
