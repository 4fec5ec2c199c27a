import type { Pipeline } from '../../entities/pipeline.ts';
import { isOAuthProvider, providerName } from '../definition/oauth.ts';
import { isAccessError } from './accessError.ts';

/** The link to the form of a failed pipeline's source: another access if the error says that it was refused. */
export function repairLabel({ source }: Pick<Pipeline, 'source'>, error: string | null | undefined): string {
  if (!isAccessError(error ?? '')) return 'Edit source';
  const provider = source && isOAuthProvider(source.type) ? providerName(source.type) : undefined;
  return provider === undefined ? 'Enter new credentials' : `Reconnect ${provider}`;
}
