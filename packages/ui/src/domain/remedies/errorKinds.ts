import { isAccessError } from '../connectors/test/accessError.ts';

/** What can be done about an error. `ladder.ts` has their words and their order. */
export type RemedyId =
  'credentials' | 'addresses' | 'settings' | 'guide' | 'test' | 'start' | 'frequency' | 'tables' | 'resync';

/** A kind of cause, recognised by the words of a database, a cloud or an API. */
export interface ErrorKind {
  readonly matches: (error: string) => boolean;
  /** What happened, as the end of a sentence. `{it}` is the product that failed, `{end}` source or destination. */
  readonly what: string;
  /** What a person can verify before changing anything. */
  readonly check: string;
  /** The remedies of this kind, the cheapest first. A test, a start and a resync follow all of them. */
  readonly remedies: readonly RemedyId[];
  /** The connector types that the words are about. @default any */
  readonly types?: readonly string[];
  /** The setting at which the form opens: the last part of its path. */
  readonly field?: string;
  /** Only connectors with a sign-in at a provider have such errors. */
  readonly isSignIn?: boolean;
  /** Changes are missing that cannot be read any more, so only a resync makes the tables whole again. */
  readonly isGap?: boolean;
}

const databases = ['postgres', 'mysql', 'maria', 'sqlserver', 'redshift'];
const mysql = ['mysql', 'maria'];
const snowflake = ['snowflake'];
const bigquery = ['bigquery'];

type More = Pick<ErrorKind, 'types' | 'field' | 'isGap' | 'isSignIn'>;
const kind = (
  pattern: RegExp,
  what: string,
  check: string,
  remedies: readonly RemedyId[],
  more: More = {},
): ErrorKind => ({ matches: (error) => pattern.test(error), what, check, remedies, ...more });

const password = (pattern: RegExp, types: readonly string[]): ErrorKind =>
  kind(
    pattern,
    '{it} refused the user or the password',
    'Sign in with the same user and password from another program.',
    ['credentials'],
    { types },
  );

const gap = 'Changes that were made since the last sync can no longer be read.';

/** Every known kind. The first that matches decides, so precise words come before general ones. */
export const errorKinds = {
  // PostgreSQL
  pgHostRule: kind(
    /no pg_hba\.conf entry/i,
    'the server has no rule that lets us in',
    'pg_hba.conf needs a line for the user, the database and our addresses. It may also require SSL.',
    ['addresses', 'settings'],
    { types: ['postgres', 'redshift'], field: 'ssl' },
  ),
  slotLost: kind(
    /can no longer (?:get changes|access) .*replication slot|replication slot .*invalidated|requested WAL segment .*removed|max_slot_wal_keep_size/i,
    'the server dropped changes that had not been read yet',
    `${gap} Raise max_slot_wal_keep_size so that it does not happen again.`,
    ['guide'],
    { types: ['postgres'], isGap: true },
  ),
  slotMissing: kind(
    /replication slot .*(?:does not exist|not found|was dropped)/i,
    'the replication slot is missing',
    `A slot does not survive a failover or an upgrade. ${gap}`,
    ['guide'],
    { types: ['postgres'], isGap: true },
  ),
  slotBusy: kind(
    /replication slot .*is active for PID/i,
    'another program reads from the replication slot',
    'pg_replication_slots shows the process. Each pipeline needs a slot of its own.',
    ['start'],
    { types: ['postgres'] },
  ),
  slotsFull: kind(
    /all replication slots are in use|(?:raise|increase|exceeds?) max_(?:replication_slots|wal_senders)/i,
    'the server has no free replication slot',
    'Drop slots that nobody uses, or raise max_replication_slots and max_wal_senders.',
    ['guide'],
    { types: ['postgres'] },
  ),
  walLevel: kind(
    /wal_level is |wal_level >= |logical decoding requires/i,
    'the server does not log changes for replication',
    'SHOW wal_level must say logical. A change needs a restart of the server.',
    ['guide'],
    { types: ['postgres'] },
  ),
  publication: kind(
    /publication .*does not exist/i,
    'the publication is missing',
    'pg_publication must list the publication that the setup guide creates.',
    ['guide'],
    { types: ['postgres'] },
  ),
  replicaIdentity: kind(
    /replica identity/i,
    'a table has no replica identity, so its changes cannot be matched with rows',
    'The table needs a primary key, or REPLICA IDENTITY FULL.',
    ['guide', 'tables'],
    { types: ['postgres'] },
  ),
  // MySQL and MariaDB
  binlogPurged: kind(
    /purged (?:the )?(?:required )?bin(?:ary )?logs?|could not find first log file|binlog .*(?:purged|deleted)/i,
    'the server deleted binary logs that had not been read yet',
    `${gap} Keep binary logs for at least three days.`,
    ['guide'],
    { types: mysql, isGap: true },
  ),
  binlogOff: kind(
    /binary logging (?:is )?(?:not enabled|disabled|off)|log_bin is|binlog_(?:format|row_image) (?:is|must)/i,
    'the server does not write the binary log that replication needs',
    'log_bin must be on, binlog_format ROW and binlog_row_image FULL.',
    ['guide'],
    { types: mysql },
  ),
  hostBlocked: kind(
    /host .*is blocked because of many connection errors/i,
    'the server blocked our addresses after failed connections',
    'An administrator unblocks them with FLUSH HOSTS.',
    ['start'],
    { types: mysql },
  ),
  hostDenied: kind(
    /host .*is not allowed to connect/i,
    'the user may not sign in from our addresses',
    "The user's host must be % or our addresses.",
    ['addresses', 'guide'],
    { types: mysql },
  ),
  authPlugin: kind(
    /authentication plugin .*(?:cannot be loaded|not supported)|does not support authentication protocol/i,
    'the user signs in with a method that we do not support',
    'SELECT user, plugin FROM mysql.user shows it. Use caching_sha2_password or mysql_native_password.',
    ['guide'],
    { types: mysql },
  ),
  // SQL Server
  cdcOff: kind(
    /(?:change data capture|change tracking|\bCDC) (?:is )?(?:not enabled|disabled)|not enabled for (?:change|CDC)|sp_cdc_enable/i,
    'change data capture is off',
    'sys.databases and sys.tables show where is_cdc_enabled is 0.',
    ['guide'],
    { types: ['sqlserver'] },
  ),
  cdcCleaned: kind(
    /min(?:imum)?[ _]valid[ _](?:lsn|version)|\bLSN .*(?:out of range|no longer)|fn_cdc_get_/i,
    'the server cleaned up changes that had not been read yet',
    `${gap} Raise the retention of the capture job.`,
    ['guide'],
    { types: ['sqlserver'], isGap: true },
  ),
  // Tunnels
  tunnelDown: kind(
    /tunnel .*(?:not active|inactive|deactivated|is down|was closed)/i,
    'the tunnel is not active',
    'The list of tunnels shows its state, and its test why it fails.',
    ['settings'],
    { field: 'tunnel_id' },
  ),
  sshAuth: kind(
    /permission denied \(publickey|configured authentication methods failed|too many authentication failures/i,
    'the SSH server refused the key of the tunnel',
    'authorized_keys of the tunnel user must contain our public key.',
    ['settings'],
    { field: 'tunnel_id' },
  ),
  sshHostKey: kind(
    /host key verification failed|remote host identification has changed|host key mismatch/i,
    'the SSH server has another host key than before',
    'Ask its administrator whether the server was replaced.',
    ['settings'],
    { field: 'tunnel_id' },
  ),
  sshForward: kind(
    /administratively prohibited|channel \d*:? ?open failed|port forwarding (?:failed|is disabled)/i,
    'the SSH server does not forward the connection',
    'sshd_config needs AllowTcpForwarding yes. The database must be reachable from that server.',
    ['settings'],
    { field: 'tunnel_id' },
  ),
  // Snowflake
  jwt: kind(
    /\bJWT\b.*invalid|invalid JWT\b|JWT_TOKEN_INVALID/i,
    '{it} refused the private key',
    'DESC USER shows the fingerprint of the public key. It must belong to the saved private key.',
    ['credentials', 'guide'],
    { types: snowflake },
  ),
  networkPolicy: kind(
    /not allowed to access snowflake|blocked by .*network policy/i,
    'a network policy of {it} blocks our addresses',
    'SHOW NETWORK POLICIES lists the allowed addresses.',
    ['addresses'],
    { types: snowflake },
  ),
  warehouse: kind(
    /no active warehouse|warehouse .*(?:suspended|cannot be resumed|does not exist)|resource monitor .*exceeded/i,
    'the warehouse cannot be used',
    'SHOW WAREHOUSES must list it. Check AUTO_RESUME, its resource monitor and USAGE of the role.',
    ['settings', 'start', 'guide'],
    { types: snowflake, field: 'warehouse' },
  ),
  // BigQuery and Google Cloud
  bqAccess: kind(
    /access denied: (?:project|dataset|table|bigquery)|does not have (?:bigquery|storage)\.|permission bigquery\./i,
    'the service account lacks a permission',
    'It needs the roles BigQuery Data Editor and BigQuery Job User.',
    ['guide'],
    { types: bigquery },
  ),
  bqMissing: kind(
    /not found: (?:dataset|project)|there is no (?:dataset|project)/i,
    'the dataset or the project does not exist',
    'Check the name and the location of the dataset.',
    ['settings'],
    { types: bigquery, field: 'dataset_id' },
  ),
  billing: kind(
    /billing (?:has not been|is not|must be|is) (?:enabled|disabled)|billing account .*(?:closed|disabled)/i,
    'billing is off at {it}',
    'The project needs an active billing account.',
    ['start'],
  ),
  apiOff: kind(
    /api has not been used in project|SERVICE_DISABLED|accessNotConfigured|API_(?:CURRENTLY_)?DISABLED/i,
    'the API is switched off in the account',
    'An administrator of {it} enables it.',
    ['start'],
  ),
  // Redshift
  clusterPaused: kind(
    /(?:cluster|workgroup) .*(?:paused|resuming|not available|unavailable)/i,
    'the cluster is not running',
    'The cloud console shows whether it is paused or under maintenance.',
    ['start'],
    { types: ['redshift'] },
  ),
  // Amazon S3
  kms: kind(
    /kms:\w+|\bKMS\.?\w*Exception/i,
    'the role may not use the key that encrypts the bucket',
    'The key policy must allow kms:Decrypt and kms:GenerateDataKey to the role.',
    ['guide'],
  ),
  assumeRole: kind(
    /sts:assumerole|role can.?t be assumed/i,
    'the role cannot be assumed',
    'Its trust policy needs our account and the external ID.',
    ['settings', 'guide'],
    { field: 'assume_role' },
  ),
  awsKeys: kind(
    /InvalidAccessKeyId|SignatureDoesNotMatch|InvalidClientTokenId|security token included in the request/i,
    'the access key is not valid any more',
    'IAM shows whether the key is active.',
    ['credentials'],
  ),
  bucketMissing: kind(
    /NoSuchBucket|specified bucket does not exist|there is no bucket/i,
    'the bucket does not exist',
    'Check its name and its region.',
    ['settings'],
    { types: ['s3'], field: 'bucket_name' },
  ),
  bucketAccess: kind(
    /AccessDenied|not authorized to perform: ?s3:/i,
    'the role may not read or write the bucket',
    'Its policy needs s3:ListBucket on the bucket and s3:GetObject or s3:PutObject on its files.',
    ['guide', 'settings'],
    { types: ['s3'] },
  ),
  // Providers of APIs
  scopes: kind(
    /missing[_ ](?:the )?(?:required )?scopes?|insufficient[_ ]scopes?|SCOPE_INSUFFICIENT|all required scopes|requires merchant approval|\(#(?:10|200|294)\)|required permissions for this endpoint/i,
    'the access lacks a permission that {it} requires',
    'An administrator must grant all permissions that the sign-in or the key lists.',
    ['credentials'],
  ),
  signInEnded: kind(
    /token has been expired or revoked|connect the account again|refresh token .*(?:expired|revoked|invalid)/i,
    '{it} ended the access',
    'A changed password, a removed app or a person who left ends it.',
    ['credentials'],
    { isSignIn: true },
  ),
  tokenRevoked: kind(
    /invalid_grant|INVALID_SESSION_ID|session (?:has )?(?:been invalidated|expired)|validating access token|OAuthException|uninstalled/i,
    '{it} ended the access',
    'A changed password, a removed app or a person who left ends it.',
    ['credentials'],
  ),
  apiKey: kind(
    /api[_ ]key.*(?:expired|invalid|revoked|provided)|(?:expired|invalid) api[ _]key|refused the key/i,
    '{it} refused the key',
    'Its dashboard shows whether the key was revoked, has expired or belongs to a test account.',
    ['credentials'],
  ),
  loginInvalid: kind(
    /INVALID_LOGIN|invalid_client\b|invalid_client_id/i,
    '{it} refused the sign-in',
    'A user that is locked, a new security token or a sandbox address cause it.',
    ['credentials'],
  ),
  adAccount: kind(
    /USER_PERMISSION_DENIED|CUSTOMER_NOT_(?:ENABLED|FOUND)|DEVELOPER_TOKEN_/,
    'the account cannot be read with this access',
    'The person who signed in must still be a user of the account, or of its manager account.',
    ['settings', 'credentials'],
  ),
  accountMissing: kind(
    /there is no such account|no such (?:shop|account|property)|may not read the account/i,
    'the account was not found, or may not be read',
    'Check its ID, and that the access belongs to it.',
    ['settings', 'credentials'],
  ),
  accountClosed: kind(
    /unavailable shop|shop is (?:currently )?(?:frozen|locked|unavailable)|payment required/i,
    'the account at {it} is closed, or its plan is not paid',
    'Sign in at {it}.',
    ['start'],
  ),
  rateLimit: kind(
    /\b429\b|too many requests|rate[-_ ]?limit(?:ed)?[-_ ](?:was )?(?:exceeded|reached|hit)|rateLimitExceeded|request limit reached|allows no more requests|\bthrottl(?:ed|ing)exception/i,
    '{it} received too many requests',
    'Other programs with the same access count too. The limit resets by itself.',
    ['start', 'frequency'],
  ),
  quota: kind(
    /quotaExceeded|quota (?:has been |was )?(?:exceeded|exhausted)|RESOURCE_EXHAUSTED|REQUEST_LIMIT_EXCEEDED|daily limit (?:was )?(?:exceeded|reached)/i,
    'a quota at {it} is used up',
    'Most quotas reset at midnight of their time zone.',
    ['start', 'frequency'],
  ),
  ipDenied: kind(
    /\bIP (?:address )?.*not (?:allowed|whitelisted|on the allow)|not in the (?:allow|white) ?list/i,
    '{it} does not allow our addresses',
    'Its security settings have a list of allowed addresses.',
    ['addresses'],
  ),
  apiVersion: kind(
    /api version .*(?:deprecated|retired|no longer)|UNSUPPORTED_API_VERSION/i,
    '{it} no longer offers the version of its API that we use',
    'An update on our side is needed. Send us the report.',
    ['test'],
  ),
  // Network and encryption
  dns: kind(
    /ENOTFOUND|EAI_AGAIN|getaddrinfo|does not resolve|could not (?:resolve|translate) host|name or service not known|no such host|unknown mysql server host/i,
    'the host name does not exist',
    'Look for a typing error. A private name needs a tunnel.',
    ['settings'],
    { types: databases, field: 'host' },
  ),
  refused: kind(
    /ECONNREFUSED|connection (?:was )?refused|actively refused/i,
    'nothing answers at the port of the server',
    'Check the port, and that the server runs and listens on its public address.',
    ['settings', 'addresses'],
    { types: databases, field: 'port' },
  ),
  unreachable: kind(
    /EHOSTUNREACH|ENETUNREACH|no route to host|network is unreachable/i,
    'there is no way to the server',
    'A server in a private network needs a tunnel.',
    ['settings', 'addresses'],
    { types: databases, field: 'host' },
  ),
  timeout: kind(
    /ETIMEDOUT|(?:connect|dial)\w* .*timed? ?out|connection timed? ?out|did not answer in time|i\/o timeout/i,
    '{it} did not answer in time',
    'A firewall that does not know our addresses, or a server under load, does not answer.',
    ['addresses', 'settings', 'start'],
    { types: databases, field: 'host' },
  ),
  certExpired: kind(
    /certificate (?:has |is )?expired|CERT_HAS_EXPIRED|certificate is not yet valid/i,
    'the certificate of the server has expired',
    'Renew it on the server, or upload the new authority.',
    ['settings', 'start'],
    { field: 'ssl' },
  ),
  certName: kind(
    /hostname\/IP does not match|ERR_TLS_CERT_ALTNAME|certificate .*does not match/i,
    'the certificate belongs to another host name',
    'Use the host name that the certificate names.',
    ['settings'],
    { field: 'host' },
  ),
  certUnknown: kind(
    /self[- _]signed[- _]cert|unable to (?:verify the first certificate|get (?:local )?issuer)|certificate verify failed|unknown ca\b/i,
    'the certificate of the server comes from an unknown authority',
    'Upload the certificate of the authority that signed it.',
    ['settings'],
    { field: 'ssl' },
  ),
  sslMode: kind(
    /SSL (?:connection )?is required|does not support SSL|require_secure_transport|(?:SSL|TLS) handshake fail/i,
    'the server and the SSL setting do not fit together',
    'Check whether the server requires SSL, and which versions it accepts.',
    ['settings'],
    { field: 'ssl' },
  ),
  // Databases in general
  grant: kind(
    /permission denied for (?:table|schema|relation|sequence|database|view)|must be (?:superuser|owner)|command denied to user|access denied for user .*to database|access denied; you need|permission was denied|insufficient privileges/i,
    'the user lacks a permission',
    'The guide lists every permission. A new table needs its own, or default privileges.',
    ['guide', 'tables'],
  ),
  objectHidden: kind(
    /does not exist or (?:is )?not authorized|requested role .*not assigned/i,
    'an object does not exist, or the role may not use it',
    'Check the database, the schema, the warehouse and the grants of the role.',
    ['settings', 'guide'],
    { types: snowflake, field: 'database' },
  ),
  locked: kind(
    /user .*(?:temporarily )?locked|account is (?:locked|disabled)|user access disabled|password (?:has )?expired|must change the password/i,
    'the user is locked, or its password has expired',
    'An administrator unlocks the user, or sets a new password.',
    ['credentials', 'start'],
  ),
  keyFile: kind(
    /passphrase does not open the key|key is encrypted, and there is no passphrase|bad decrypt/i,
    'the private key cannot be opened',
    'The passphrase must belong to the key.',
    ['credentials'],
  ),
  // Each database has its own words, which tell it from the other end of the pipeline.
  pgPassword: password(/password authentication failed|no password supplied/i, ['postgres', 'redshift']),
  mysqlPassword: password(/access denied for user/i, mysql),
  sqlServerPassword: password(/login failed for user/i, ['sqlserver']),
  snowflakePassword: password(/incorrect username or password/i, snowflake),
  databaseMissing: kind(
    /database ["'`]?[^"'`]*["'`]? does not exist|unknown database|cannot open database/i,
    'the database does not exist',
    'Check its name, also upper and lower case.',
    ['settings'],
    { types: [...databases, ...snowflake], field: 'database' },
  ),
  connections: kind(
    /too many (?:clients already|connections)|remaining connection slots|max_user_connections/i,
    'the server has no free connection',
    'Close sessions that nobody uses, or raise the limit of connections.',
    ['start', 'frequency'],
    { types: databases },
  ),
  readOnly: kind(
    /in a read-only transaction|--read-only option|database .*is read-only/i,
    'the server accepts no writes',
    'The host may be a replica, or a former primary after a failover.',
    ['settings', 'start'],
    { types: databases, field: 'host' },
  ),
  storage: kind(
    /no space left on device|could not extend file|disk (?:is )?full|transaction log for database .*full/i,
    'the server has no free storage',
    'Free or add storage first.',
    ['start'],
  ),
  contention: kind(
    /deadlock|lock (?:wait|request) time ?out|statement timeout|conflict with recovery|could not serialize access|serializable isolation/i,
    'the database stopped the query in favour of others',
    'It passes by itself. If it returns, look for long transactions.',
    ['start', 'frequency'],
  ),
  // Tables and values
  columnMissing: kind(
    /column .*(?:does not exist|(?:was|has been) (?:dropped|removed))|unknown column|invalid column name|INVALID_FIELD|no such column/i,
    'a column was removed or renamed',
    'Compare the columns of the table with the selected ones.',
    ['tables'],
  ),
  tableMissing: kind(
    /(?:relation|table) .*(?:does not exist|doesn'?t exist|(?:was|has been) (?:dropped|removed|renamed)|no longer exists)|invalid object name|not found: table/i,
    'a table was removed or renamed',
    'Compare the tables of the source with the selected ones.',
    ['tables'],
  ),
  keyMissing: kind(
    /no primary key|without a primary key|primary key (?:is )?(?:missing|required)|missing primary key/i,
    'a table has no primary key',
    'Give it a key, or choose columns that identify its rows.',
    ['tables'],
  ),
  keyDouble: kind(
    /duplicate (?:key value|entry|row detected)|must match at most one|null value in column|non-nullable column/i,
    'rows of a table share a key, or have none',
    'The chosen key columns must be filled and unique.',
    ['tables'],
  ),
  tooLong: kind(
    /value too long for type|data too long for column|string .*too long|would be truncated|exceeds .*length/i,
    'a value is longer than its column in the destination',
    'Widen the column in the destination, or exclude it.',
    ['start', 'tables'],
  ),
  typeMismatch: kind(
    /invalid input syntax for|cannot (?:cast|be cast)|type mismatch|is not recognized|conversion failed|out of range for (?:type|column)|incorrect \w+ value/i,
    'a value does not fit the type of its column',
    'The type of the column has changed on one side.',
    ['tables', 'start'],
  ),
  // General words come last
  dropped: kind(
    /ECONNRESET|EPIPE|socket hang up|connection (?:was )?(?:reset|closed|terminated)|closed the connection|lost connection|has gone away|terminating connection/i,
    'the connection was closed in the middle of a read',
    'A restart, a failover or an idle limit of the server closes connections.',
    ['start'],
  ),
  serverError: kind(
    /\b50[0234]\b.*(?:error|gateway|unavailable)|bad gateway|service (?:temporarily )?unavailable|internal server error|server error occurred|was busy and took no/i,
    '{it} has a fault of its own',
    'Its status page shows whether others are affected.',
    ['start'],
  ),
  access: {
    matches: isAccessError,
    what: '{it} refused the access',
    check: 'The credentials may have been changed, revoked or expired.',
    remedies: ['credentials'],
  },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorKindId = keyof typeof errorKinds;
