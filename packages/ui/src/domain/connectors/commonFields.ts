import type { Field, TextField } from '../forms/fieldTypes.ts';
import { sslPath } from './sections.ts';
import { date, number, port, secret, text } from '../forms/fields.ts';

/** From when on data is read: January 1 two years ago by default (spec §9), never later than today. */
export const startDate = (options: { readonly isRequired?: boolean } = {}): Field =>
  date('start_date', 'Start date', {
    ...options,
    initial: 'januaryTwoYearsAgo',
    min: '1970-01-01',
    max: 'today',
    hint: 'Data from this day on is read.',
  });

/** How long one call to the provider may take: 300 (spec §9), taken as seconds. */
export const requestTimeout = (): Field =>
  number('static.request_timeout', 'Request timeout', {
    unit: 'seconds',
    initial: 300,
    min: 1,
    isRequired: false,
  });

/** A name inside a database that replication depends on: locked once created (spec §5). */
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
 * What the databases of `connection_config` ask for: all of it but the schema is the same everywhere. Their forms have SSL
 * options (spec §2), which a pasted address sets too.
 */
export const databaseLogin = (options: {
  /** The default port (spec §9). */
  readonly port: number;
  /** Schemes of an address that fills the whole login when it is pasted. */
  readonly uriSchemes: readonly string[];
  /** Where the schema goes, for those that have one, and its default (spec §9). */
  readonly schema?: { readonly path: string; readonly initial: string };
  readonly hostExample?: string;
}): readonly Field[] => [
  text(login.host, 'Host', {
    isMono: true,
    bindsSecrets: true,
    address: { schemes: options.uriSchemes, paths: { ...login, schema: options.schema?.path, ssl: sslPath } },
    example: options.hostExample ?? 'db.example.com',
    hint: 'A name or an address. A whole connection address, pasted here, fills all of the login.',
  }),
  port(login.port, options.port),
  text(login.user, 'User', { isMono: true, bindsSecrets: true }),
  secret(login.password, 'Password'),
  lockedName(login.database, 'Database'),
  ...(options.schema ? [lockedName(options.schema.path, 'Schema', options.schema.initial)] : []),
];
