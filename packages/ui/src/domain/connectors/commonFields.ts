import type { Field, TextField } from '../forms/fieldTypes.ts';
import { sslPath } from './sections.ts';
import { date, number, port, secret, text } from '../forms/fields.ts';

/** The first day of data: January 1 two years ago by default (spec §9), today at the latest. */
export const startDate = (options: { readonly isRequired?: boolean } = {}): Field =>
  date('start_date', 'Start date', {
    ...options,
    initial: 'januaryTwoYearsAgo',
    min: '1970-01-01',
    max: 'today',
    hint: 'Data from this date onwards is read.',
  });

/** The timeout of one request to the provider: 300 by default (spec §9), in seconds. */
export const requestTimeout = (): Field =>
  number('static.request_timeout', 'Request timeout', {
    unit: 'seconds',
    initial: 300,
    min: 1,
    isRequired: false,
  });

/** The name of a database or schema, which cannot be changed after creation (spec §5). */
export const lockedName = (path: string, label: string, initial = ''): TextField =>
  text(path, label, { initial, isLockedAfterCreation: true, isMono: true });

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
    address: { schemes: options.uriSchemes, paths: { ...login, schema: options.schema?.path, ssl: sslPath } },
    example: options.hostExample ?? 'db.example.com',
    hint: 'Host name or IP address. Paste a connection string to fill in every field.',
  }),
  port(login.port, options.port),
  text(login.user, 'User', { isMono: true, bindsSecrets: true }),
  secret(login.password, 'Password'),
  lockedName(login.database, 'Database'),
  ...(options.schema ? [lockedName(options.schema.path, 'Schema', options.schema.initial)] : []),
];
