import {
  connectionOptions,
  credentials,
  databaseLogin,
  defineDestination,
  details,
  networkAccess,
  ssl,
  withFields,
} from '../definition/define.ts';

/** Loads into a cluster or a serverless workgroup (spec §3 Destination; port and schema: spec §9). */
export const redshift = defineDestination({
  type: 'redshift',
  authentication: withFields(),
  docsUrl: 'https://docs.aws.amazon.com/redshift/',
  prerequisites: [
    {
      title: 'User and grants',
      text: 'The user creates its own schemas and owns the tables in them.',
      code: `CREATE USER millrace_loader PASSWORD 'A-long-passw0rd';
GRANT CREATE, TEMPORARY ON DATABASE analytics TO millrace_loader;`,
    },
    networkAccess,
  ],
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
