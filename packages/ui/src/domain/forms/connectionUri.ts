/** The parts of a database address. */
export interface ConnectionUri {
  readonly host: string;
  readonly port?: string;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly schema?: string;
  /** The encryption that the address requires, if any. */
  readonly ssl?: 'unverified' | 'certificate';
}

/** All parts, in the order of the form. */
export const partsOfUri = [
  'host',
  'port',
  'user',
  'password',
  'database',
  'schema',
  'ssl',
] as const satisfies readonly (keyof ConnectionUri)[];

/** Decodes valid percent escapes and keeps other percent signs, because users paste passwords unescaped. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const cutAt = (text: string, at: number): readonly [before: string, after: string] =>
  at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];

/** Host and port. IPv6 addresses are in brackets. */
const readHost = (text: string): { host: string; port: string } => {
  const [host, port] = cutAt(text, text.indexOf(':', text.startsWith('[') ? text.indexOf(']') : 0));
  return { host: host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host, port };
};

/** End of the login: the last at sign before the parameters; -1 without a login. */
const endOfLogin = (body: string): number => {
  const slash = body.indexOf('/');
  const question = slash === -1 ? -1 : body.indexOf('?', slash);
  return question === -1 ? body.lastIndexOf('@') : body.lastIndexOf('@', question);
};

/**
 * The modes of PostgreSQL, MySQL and their drivers. A mode that lets the server decide is not a requirement.
 */
const sslDemands: readonly (readonly [
  parameter: RegExp,
  value: RegExp,
  ssl: 'unverified' | 'certificate',
])[] = [
  [/^ssl-?mode$/i, /^verify[-_](ca|full|identity)$/i, 'certificate'],
  [/^ssl-?mode$/i, /^(require|required|no-verify)$/i, 'unverified'],
  [/^(ssl|usessl)$/i, /^(true|1)$/i, 'unverified'],
];

const readSslDemand = (parameters: URLSearchParams): ConnectionUri['ssl'] =>
  sslDemands.find(([parameter, demanded]) =>
    [...parameters].some(([name, value]) => parameter.test(name) && demanded.test(value)),
  )?.[2];

/** `host:port`. A bare IPv6 address is excluded, because its colons are not a port separator. */
const hostAndPort = /^(\[[\da-f:.]+\]|[^\s:/@[\]]+):(\d{1,5})$/i;

/** Whether a text is more than a host: a full address, a login, a port, or words. */
export const isMoreThanHost = (text: string): boolean =>
  /[\s/@]/.test(text.trim()) || hostAndPort.test(text.trim());

/**
 * Parses `host:port` or `postgres://user:password@host:5432/database?schema=sales`, optionally with a `jdbc:`
 * prefix. Returns `undefined` for any other text, and for schemes that are not in `schemes`. Parsed by
 * position, because users paste passwords unescaped.
 */
export function splitConnectionUri(text: string, schemes: readonly string[]): ConnectionUri | undefined {
  const address = text.trim().replace(/^jdbc:/i, '');
  if (hostAndPort.test(address)) return readHost(address);
  const [scheme, rest] = cutAt(address, address.indexOf(':'));
  if (!schemes.includes(scheme.toLowerCase()) || !rest.startsWith('//')) return undefined;
  const body = rest.slice(2);
  const at = endOfLogin(body);
  const [login, place] = at === -1 ? ['', body] : cutAt(body, at);
  const [target, query] = cutAt(place, place.indexOf('?'));
  const [authority, path] = cutAt(target, target.indexOf('/'));
  const { host, port } = readHost(authority);
  if (host === '' || /\s/.test(host) || !/^\d*$/.test(port)) return undefined;

  const [user, password] = cutAt(login, login.indexOf(':'));
  const parameters = new URLSearchParams(query);
  const parts = {
    port,
    user: decoded(user) || (parameters.get('user') ?? ''),
    password: decoded(password) || (parameters.get('password') ?? ''),
    database: decoded(path),
    schema: parameters.get('currentSchema') ?? parameters.get('schema') ?? '',
  };
  const ssl = readSslDemand(parameters);
  const filled = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));
  return { host, ...filled, ...(ssl && { ssl }) };
}
