import {
  connectionOptions,
  credentials,
  databaseLogin,
  defineDestination,
  details,
  lockedName,
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
        hostExample: 'cluster.abc123.us-east-1.redshift.amazonaws.com',
      }),
      lockedName('connection_config.pgschema', 'Schema', 'public'),
    ),
    connectionOptions(),
    ssl(),
  ],
});
