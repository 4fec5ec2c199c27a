import {
  connectionOptions,
  credentials,
  databaseLogin,
  defineSource,
  details,
  ssl,
  withFields,
} from '../define.ts';

/** Reads a database by logical replication (spec §3 Source; port and schema: spec §9). Nothing of it is advanced. */
export const postgres = defineSource({
  type: 'postgres',
  authentication: withFields(),
  sections: [
    details(),
    credentials(
      ...databaseLogin({
        port: 5432,
        uriSchemes: ['postgres', 'postgresql'],
        schema: { path: 'connection_config.pgschema', initial: 'public' },
      }),
    ),
    connectionOptions(),
    ssl(),
  ],
});
