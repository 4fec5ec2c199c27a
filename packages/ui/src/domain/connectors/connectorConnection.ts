import { isOAuthProvider } from './definition/oauth.ts';
import { isWireObject, readPath, type WireObject } from '../json/paths.ts';
import type { Connector, ConnectorKind } from '../entities/connector.ts';

/** How a connector is reached, or how the service signs in. */
export interface ConnectorConnection {
  /** `Secure tunnel`, `OAuth`, `API key`. */
  readonly method: string;
  /** Name of the tunnel, account or role. */
  readonly detail?: string;
}

const textAt = (config: WireObject, path: string): string | undefined => {
  const value = readPath(config, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Keys of a configuration that contain the name of the connected account. */
const accountPaths = [
  'connection_config.username',
  'tap_config.username',
  'tap_config.shop',
  'tap_config.subdomain',
  'connection_config.instanceName',
];

/** Credentials by their keys. The values are masked or missing. */
const credentials = [
  [/pass(?:word|phrase)/i, 'Password'],
  [/token/i, 'Access token'],
  [/key|secret/i, 'API key'],
] as const;

/**
 * Describes a connector's connection from its values alone, because a list does not load every definition.
 * `undefined` if the values contain no known key.
 */
export function connectionOf(
  kind: ConnectorKind,
  { type, config, tunnelId }: Pick<Connector, 'config' | 'tunnelId'> & { readonly type: string },
  tunnelName?: string,
): ConnectorConnection | undefined {
  if (typeof tunnelId === 'number') return { method: 'Secure tunnel', detail: tunnelName };
  if (kind === 'source' && isOAuthProvider(type)) {
    const detail = accountPaths.map((path) => textAt(config, path)).find((account) => account !== undefined);
    return { method: 'OAuth', detail };
  }
  const role = textAt(config, 'connection_config.assume_role');
  if (role !== undefined) return { method: 'Role', detail: role.split('/').at(-1) };
  const robot = textAt(config, 'connection_config.credentials.client_email');
  if (robot !== undefined) return { method: 'Service account', detail: robot };
  if (textAt(config, 'connection_config.host') ?? textAt(config, 'connection_config.account')) {
    return tunnelId === null ? { method: 'Direct' } : undefined;
  }
  const tapConfig = config['tap_config'];
  const keys = isWireObject(tapConfig) ? Object.keys(tapConfig) : [];
  const method = credentials.find(([pattern]) => keys.some((key) => pattern.test(key)))?.[1];
  return method === undefined ? undefined : { method };
}
