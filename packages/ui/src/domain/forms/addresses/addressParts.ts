import { readHost } from './hostName.ts';
import { roleOf, type Parameter, type Role } from './parameters.ts';
import { refusals, type Refusal } from './refusals.ts';
import { sslDemand, type SslDemand } from './sslDemand.ts';

/** The parts of an address of a server. Missing parts are not named by the address. */
export interface AddressParts {
  readonly host: string;
  /** From 1 to 65535. */
  readonly port?: string;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly schema?: string;
  readonly ssl?: SslDemand;
  /** Parts of an address of Snowflake. */
  readonly warehouse?: string;
  readonly role?: string;
}

/** An address that was read, or the sentence that says why it can't be. */
export type AddressReading =
  | {
      readonly parts: AddressParts;
      /** Whether the address is more than a host with its port, so that what it does not name has its default. */
      readonly isComplete: boolean;
    }
  | { readonly refusal: string };

export const refuse = (refusal: Refusal): AddressReading => ({ refusal });

interface Server {
  readonly host: string;
  readonly port?: string;
}

const isPort = (text: string): boolean => /^0*[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;
const plainPort = (text: string): string => String(Number(text));

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** `host`, `host:port`, `host,port` or `tcp:host,port`; `undefined` if it is none of them. */
export function readServer(text: string): Server | Refusal | undefined {
  const bare = unescaped(text.trim());
  // A host may have the name of a protocol: then its port follows.
  const server = bare.replace(/^tcp:(?!\d+$)/i, '').trim();
  if (/^(?:\/|~|(?:np|lpc):(?!\d+$)|\\\\|@)/i.test(server)) return refusals.socket;
  if (/^(?:\.|\((?:local|localdb)\))(?:$|[\\,:])/i.test(server)) return refusals.local;
  if (/^[^\s\\;=@]+\\[^\\;=@]*$/.test(server)) return refusals.instance;
  if (/^\[?[\da-f.]*:[\da-f:.]*%[^\s/@]*$/i.test(server)) return refusals.zone;
  const whole = readHost(server);
  if (whole !== undefined) return { host: whole };
  const [, name = '', port = ''] = /^(\[[^[\]]*\]|[^\s:,[\]]*)\s*[:,]\s*([^\s:,]*)$/.exec(server) ?? [];
  const host = readHost(name);
  if (host !== undefined && port === '' && server.endsWith(':')) return { host };
  if (host !== undefined && /^\d+$/.test(port))
    return isPort(port) ? { host, port: plainPort(port) } : refusals.port;
  const hosts = server.split(/[,;]/);
  const isList = hosts.length > 1 && hosts.every((each) => /^[^\s@/=]+$/.test(each.trim()));
  return isList && hosts.some((each) => /[a-z.]/i.test(each)) ? refusals.several : undefined;
}

/** What one syntax found in a text. */
export interface Found {
  /** Host and port as written. */
  readonly server?: string;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly parameters?: readonly Parameter[];
  /** @default true */
  readonly isComplete?: boolean;
  /** Whether the path names an instance where a parameter names the database. @default false */
  readonly mayNameInstance?: boolean;
}

/** The schema that new tables get: the first of the search path. */
function schemaOf(parameters: readonly Parameter[], named: string | undefined): string | undefined {
  const options = parameters.find(([name]) => /^options$/i.test(name))?.[1];
  const path = named ?? /(?:-c\s*|--)search_path=(\S+)/i.exec(options ?? '')?.[1];
  const [first = ''] = (path ?? '').split(',', 1);
  return first.trim().replace(/^"(.*)"$/, '$1') || undefined;
}

/** A text in place of a password, as hosts show it until it is replaced. Braces may have been read as quotes. */
const passwordPlaceholder =
  /^(?:[[<{]+[\w -]*(?:password|pwd)[\w -]*[\]>}]+|(?:insert[-_])?your[-_](?:[a-z\d]+[-_])*password(?:[-_]here)?|\*{3,}|•{3,})$/i;
const placeholder =
  /^(?:\{+[a-z][\w -]*\}+|<[a-z][\w -]*>|\[your[-_ ][\w -]*\]|your[-_](?:database|db|user)(?:[-_]?name)?)$/i;

/** Whether a part of an address stands for what people have to write there. */
export const isPlaceholder = (part: 'password' | 'other', text: string): boolean =>
  (part === 'password' ? passwordPlaceholder : placeholder).test(text);

/**
 * Puts the parts of an address together. A parameter has precedence over the same part in the address, as in
 * the drivers. Returns `undefined` if the server is no server.
 */
export function assemble(found: Found): AddressReading | undefined {
  const parameters = found.parameters ?? [];
  const named = new Map<Role, string>();
  for (const [name, value] of parameters) {
    const role = roleOf(name);
    if (role === undefined || value === '') continue;
    const before = named.get(role);
    // Drivers differ in which of two values they use. The second may also be a part of a password.
    if (before !== undefined && role !== 'host') return refuse(refusals.twice);
    if (before !== undefined && before !== value) return refuse(refusals.several);
    named.set(role, value);
  }
  if (named.has('socket')) return refuse(refusals.socket);
  if (named.has('instance')) return refuse(refusals.instance);
  const inServer = found.server?.trim() || undefined;
  const written = named.get('host') ?? inServer ?? '';
  if (written.trim() === '') return refuse(refusals.noHost);
  const server = readServer(written);
  if (server === undefined) return undefined;
  if (typeof server === 'string') return refuse(server);
  if (inServer !== undefined && written !== inServer) return refuse(refusals.twice);

  const port = named.get('port')?.trim();
  if (port !== undefined && !isPort(port)) return refuse(/,/.test(port) ? refusals.several : refusals.port);
  if (port !== undefined && server.port !== undefined && plainPort(port) !== server.port)
    return refuse(refusals.twice);
  const inDatabase = found.database || undefined;
  const database = named.get('database') ?? inDatabase;
  if (inDatabase !== undefined && database !== inDatabase)
    return refuse(found.mayNameInstance ? refusals.instance : refusals.twice);
  const parts = {
    ...server,
    port: port === undefined ? server.port : plainPort(port),
    user: named.get('user') ?? found.user,
    password: named.get('password') ?? found.password,
    database,
    schema: schemaOf(parameters, named.get('schema')),
    ssl: sslDemand(parameters),
  };
  const filled = Object.entries(parts).filter(
    ([name, part]) => part && !isPlaceholder(name === 'password' ? name : 'other', part),
  );
  return {
    parts: { host: server.host, ...Object.fromEntries(filled) },
    isComplete: found.isComplete ?? true,
  };
}
