import {
  binaryLogUser,
  connectionOptions,
  credentials,
  databaseLogin,
  defineSource,
  details,
  networkAccess,
  ssl,
  withFields,
} from '../definition/define.ts';

/** Reads the binary log (spec §3 Source; port: spec §9). */
export const mysql = defineSource({
  type: 'mysql',
  authentication: withFields(),
  docsUrl: 'https://dev.mysql.com/doc/refman/8.4/en/binary-log.html',
  prerequisites: [
    binaryLogUser,
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
