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

/** Reads the binary log (spec §3 Source). Spec §9 names no port; MariaDB's own default is that of MySQL. */
export const maria = defineSource({
  type: 'maria',
  authentication: withFields(),
  docsUrl: 'https://mariadb.com/kb/en/binary-log/',
  prerequisites: [
    binaryLogUser,
    {
      title: 'Row-based binary log',
      text: 'Changes are read from the binary log. Add this to the server’s configuration, then restart the server.',
      code: `[mariadb]
log_bin
binlog_format = ROW
binlog_row_image = FULL
expire_logs_days = 7`,
    },
    networkAccess,
  ],
  sections: [
    details(),
    credentials(...databaseLogin({ port: 3306, uriSchemes: ['mariadb', 'mysql'] })),
    connectionOptions(),
    ssl(),
  ],
});
