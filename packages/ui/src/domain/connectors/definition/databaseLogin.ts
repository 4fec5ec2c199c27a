import { serverAddress } from '../../forms/formats/serverAddress.ts';
import { port, secret, text } from '../../forms/definition/fields.ts';
import type { Field } from '../../forms/definition/fieldTypes.ts';
import { lockedName } from './commonFields.ts';
import { sslPath } from './sections.ts';

const login = {
  host: 'connection_config.host',
  port: 'connection_config.port',
  user: 'connection_config.user',
  password: 'connection_config.password',
  database: 'connection_config.database',
};

/**
 * The login of a database in `connection_config`. Only the schema differs between databases. Their forms have SSL options
 * (spec §2), which a pasted address sets too.
 */
export const databaseLogin = (options: {
  /** The default port (spec §9). */
  readonly port: number;
  /** The schemes of an address that fills the whole login when pasted. */
  readonly uriSchemes: readonly string[];
  /** The path of the schema and its default (spec §9), for databases that have schemas. */
  readonly schema?: { readonly path: string; readonly initial: string };
  readonly hostExample?: string;
}): readonly Field[] => [
  text(login.host, 'Host', {
    isMono: true,
    bindsSecrets: true,
    ...serverAddress(options.uriSchemes, [
      ['host', login.host],
      ['port', login.port],
      ['user', login.user],
      ['password', login.password],
      ['database', login.database],
      ...(options.schema ? [['schema', options.schema.path] as const] : []),
      ['ssl', sslPath],
    ]),
    example: options.hostExample ?? 'db.example.com',
    hint: 'Host name or IP address. Paste a connection string to fill in every field.',
  }),
  port(login.port, options.port),
  text(login.user, 'User', { isMono: true, bindsSecrets: true }),
  secret(login.password, 'Password'),
  lockedName(login.database, 'Database'),
  ...(options.schema ? [lockedName(options.schema.path, 'Schema', options.schema.initial)] : []),
];
