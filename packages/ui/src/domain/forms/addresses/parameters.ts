/** A named value of an address: a query parameter, a property, a variable or an option of a command. */
export type Parameter = readonly [name: string, value: string];

/** What a parameter means. */
export type Role = 'host' | 'port' | 'user' | 'password' | 'database' | 'schema' | 'instance' | 'socket';

/** Names are compared without case, blanks (also as a plus sign), dashes and underscores. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_.+-]/g, '');

const roles: Readonly<Record<string, Role>> = {
  host: 'host',
  hostname: 'host',
  hostaddr: 'host',
  server: 'host',
  servername: 'host',
  datasource: 'host',
  address: 'host',
  endpoint: 'host',
  addr: 'host',
  networkaddress: 'host',
  port: 'port',
  portnumber: 'port',
  user: 'user',
  username: 'user',
  userid: 'user',
  uid: 'user',
  password: 'password',
  pwd: 'password',
  pass: 'password',
  userpassword: 'password',
  database: 'database',
  databasename: 'database',
  dbname: 'database',
  db: 'database',
  initialcatalog: 'database',
  schema: 'schema',
  currentschema: 'schema',
  searchpath: 'schema',
  instance: 'instance',
  instancename: 'instance',
  namedinstance: 'instance',
  socket: 'socket',
  unixsocket: 'socket',
};

export const roleOf = (name: string): Role | undefined => {
  const plain = plainName(name);
  return Object.hasOwn(roles, plain) ? roles[plain] : undefined;
};

/**
 * Other parameters of common drivers. They fill no field. An at sign in one of them, or one of them after a
 * password, is not a part of the password.
 */
const others = new Set(
  `applicationname app fallbackapplicationname application applicationintent options connecttimeout connectiontimeout
  timeout logintimeout commandtimeout sockettimeout statementtimeout pooltimeout connectionlimit pool poolsize maxpoolsize
  minpoolsize pooling pgbouncer driver provider dsn encrypt encryption trustservercertificate trustedconnection
  integratedsecurity persistsecurityinfo multipleactiveresultsets marsconnection multisubnetfailover
  columnencryptionsetting authentication authenticationscheme hostnameincertificate servercertificate ssl sslmode
  sslaccept sslcert sslkey sslrootcert sslca sslverifycert sslverifyidentity sslnegotiation sslpassword sslfactory
  usessl requiressl verifyservercertificate tls channelbinding gssencmode targetsessionattrs keepalives
  preparethreshold rewritebatchedinserts rewritebatchedstatements stringtype reconnect autoreconnect
  charset characterencoding useunicode collation parsetime loc timezone servertimezone usetimezone
  allowpublickeyretrieval allowmultiqueries zerodatetimebehavior tcpkeepalive loglevel packetsize workstationid wsid
  currentlanguage language sendstringparametersasunicode responsebuffering selectmethod lockTimeout failoverpartner
  networklibrary network attachdbfilename typesystemversion replication enlist keepalive convertzerodatetime
  allowuservariables defaultcommandtimeout clientencoding servercompatibilitymode includeerrordetail
  trustservercert useencryptionfordata tdsversion autocommit odbcconnect protocol tablecharset region clusterid iam account warehouse role authenticator`
    .toLowerCase()
    .split(/\s+/),
);

export const isKnownParameter = (name: string): boolean =>
  roleOf(name) !== undefined || others.has(plainName(name));
