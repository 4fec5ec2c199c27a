/** Configurations whose test succeeds, with changed settings (docs/twin.md, "Connection tests"). */

export const postgresWith = (more: object) => ({
  connection_config: {
    host: 'db.example.com',
    port: 5432,
    user: 'reader',
    password: 'right',
    database: 'orders',
    pgschema: 'public',
    ssl: false,
    ...more,
  },
});

export const snowflakeWith = (more: object) => ({
  destination_type: 'snowflake',
  connection_config: {
    account: 'xy12345',
    warehouse: 'LOADING',
    username: 'LOADER',
    authentication_method: 'password',
    password: 'right',
    role: 'LOADER',
    storage_integration_name: 'S3_LOAD',
    database: 'ANALYTICS',
    snowflake_schema: 'PUBLIC',
    ...more,
  },
});

export const bucketWith = (more: object) => ({
  connection_config: {
    bucket_name: 'event-exports',
    bucket_region: 'us-east-1',
    assume_role: 'arn:aws:iam::123456789012:role/millrace-reader',
    ...more,
  },
});
