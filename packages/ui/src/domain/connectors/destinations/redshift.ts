import {
  connectionOptions,
  credentials,
  databaseLogin,
  defineDestination,
  details,
  ssl,
  withFields,
} from '../define.ts';

/** Loads into a cluster or workgroup (spec §3 Destination; port and schema: spec §9). */
export const redshift = defineDestination({
  type: 'redshift',
  authentication: withFields(),
  sections: [
    details(),
    credentials(
      ...databaseLogin({
        port: 5439,
        uriSchemes: ['redshift', 'postgres', 'postgresql'],
        schema: { path: 'connection_config.pgschema', initial: 'public' },
        hostExample: 'cluster.abc123.us-east-1.redshift.amazonaws.com',
      }),
    ),
    connectionOptions(),
    ssl(),
  ],
});
