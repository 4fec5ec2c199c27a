import { date, number, port, secret, text, type Field, type TextField } from './fields.ts';

/** From when on data is read: January 1 two years ago by default (spec §9), never later than today. */
export const startDate = (): Field =>
  date('start_date', 'Start date', {
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

/** Host, port, user, password and database, which all databases of `connection_config` ask for. */
export const databaseLogin = (options: {
  /** The default port (spec §9). */
  readonly port: number;
  /** Schemes of an address that fills the whole login when it is pasted. */
  readonly uriSchemes: readonly string[];
  readonly hostExample?: string;
}): readonly Field[] => [
  text('connection_config.host', 'Host', {
    isMono: true,
    bindsSecrets: true,
    uriSchemes: options.uriSchemes,
    example: options.hostExample ?? 'db.example.com',
    hint: 'A name or an address. A whole connection address, pasted here, fills all of the login.',
  }),
  port('connection_config.port', options.port),
  text('connection_config.user', 'User', { isMono: true, bindsSecrets: true }),
  secret('connection_config.password', 'Password'),
  lockedName('connection_config.database', 'Database'),
];
