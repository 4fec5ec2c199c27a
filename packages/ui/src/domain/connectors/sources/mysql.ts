import {
  connectionOptions,
  credentials,
  databaseLogin,
  defineSource,
  details,
  networkAccess,
  readOnlyUser,
  ssl,
  withFields,
} from '../define.ts';

/** Reads the binary log (spec §3 Source; port: spec §9). */
export const mysql = defineSource({
  type: 'mysql',
  authentication: withFields(),
  prerequisites: [
    readOnlyUser(`CREATE USER 'millrace_reader'@'%' IDENTIFIED BY 'a-long-password';
GRANT SELECT, REPLICATION SLAVE, REPLICATION CLIENT
  ON *.* TO 'millrace_reader'@'%';`),
    {
      title: 'Row-based binary log',
      text: 'Changes are read from the binary log. Keep it for at least seven days, so that a paused pipeline loses nothing.',
      code: `SET PERSIST binlog_row_image = 'FULL';
SET PERSIST binlog_expire_logs_seconds = 604800;`,
    },
    networkAccess,
  ],
  sections: [
    details(),
    credentials(...databaseLogin({ port: 3306, uriSchemes: ['mysql'] })),
    connectionOptions(),
    ssl(),
  ],
});
