import { assemble, readServer, refuse, type AddressReading, type Found } from './addressParts.ts';
import { readNamedValues, readProperties } from './keyValues.ts';
import { isKnownParameter, plainName, roleOf, type Parameter } from './parameters.ts';
import { refusals, type Refusal } from './refusals.ts';

const escape = /%[\da-f]{2}/i;

/** Decodes percent escapes. A text with a malformed one was not encoded, so all of it stays. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The text before and behind a place, without the character there; all of it before a place that does not exist. */
export const cutAt = (text: string, at: number): readonly [before: string, after: string] =>
  at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];

/** Reads a query. An at sign is accepted only in a known parameter, because it may end a login instead. */
export function readQuery(query: string, isJdbc: boolean): readonly Parameter[] | Refusal | undefined {
  const parameters: Parameter[] = [];
  // XML files escape the ampersand.
  for (const each of query.replaceAll('&amp;', '&').split(/[&;]/)) {
    if (each === '') continue;
    const [written, value] = cutAt(each, each.indexOf('='));
    const name = decoded(written);
    const isName = /^\S+$/.test(written) && /^[a-z_](?:[\w.+ -]*[\w.+-])?$/i.test(name);
    if (!each.includes('=') || !isName) return undefined;
    if (/[@#\s]/.test(value) && !(isKnownParameter(name) && !/[#\s]/.test(value))) return undefined;
    const role = roleOf(name);
    if (isJdbc && (role === 'user' || role === 'password') && value.includes('+')) return refusals.plus;
    parameters.push([name, decoded(value)]);
  }
  return parameters;
}

/** What follows the login: server, database and parameters. */
interface Place {
  readonly server: string;
  readonly database: string;
  readonly parameters: readonly Parameter[];
}

function readPlace(text: string, isJdbc: boolean): Place | Refusal | undefined {
  const [target, query] = cutAt(text, text.indexOf('?'));
  const [server, path] = cutAt(target, target.indexOf('/'));
  // The full stop of the sentence that the address ends.
  const segment = path.replace(/(?<=[^.…])[.…]$/, '').replace(/(?<!\/)\/+$/, '');
  if (/[/@#\s;]/.test(segment) || /[@#]/.test(server)) return undefined;
  // The last number may be a port.
  if (/^[\da-f:]+:\d{4,5}$/i.test(server) && server.split(':').length > 3) return refusals.brackets;
  const parameters = readQuery(query, isJdbc);
  if (!Array.isArray(parameters)) return parameters as Refusal | undefined;
  if (server !== '' && readServer(server) === undefined) return undefined;
  return { server, database: decoded(segment), parameters };
}

/** User and password; a refusal if their escapes are ambiguous. */
function readLogin(login: string): Pick<Found, 'user' | 'password'> | Refusal {
  // Escapes beside raw characters that should be escapes: the writer may have meant a percent sign.
  if (/[@/?#]/.test(login) && escape.test(login) && decoded(login) !== login) return refusals.encode;
  const [user, password] = cutAt(login, login.indexOf(':'));
  return { user: decoded(user), password: decoded(password) };
}

/** Whether a raw login contains what reads like a database or a query after a host. */
function mayContainPlace(login: string, rest: string): boolean {
  if (/[?&][a-z_][\w.-]*=/i.test(login)) return true;
  const [before, after] = cutAt(`${login}@${rest}`, `${login}@${rest}`.indexOf('@'));
  const [server, segment] = cutAt(after, after.indexOf('/'));
  const named = before === login ? undefined : readServer(server);
  return typeof named === 'object' && /^[^/?#]*$/.test(segment);
}

/**
 * Reads what follows `//` in a URI. People paste passwords with raw characters. Where the text can be read in
 * one way, it is read; otherwise it is refused.
 */
export function readUri(
  body: string,
  { isJdbc, mayNameInstance = false }: { readonly isJdbc: boolean; readonly mayNameInstance?: boolean },
): AddressReading | undefined {
  const ends = [...body.matchAll(/@/g)].map(({ index }) => index);
  const readings = [-1, ...ends].flatMap((end) => {
    const [login, rest] = end === -1 ? ['', body] : cutAt(body, end);
    const place = readPlace(rest, isJdbc);
    return place === undefined ? [] : [{ login, rest, place }];
  });
  // The standard reading: the login has no raw delimiters.
  const standard = readings.find(({ login }) => !/[@/?#[\]\s]/.test(login));
  const [first, second] = readings;
  const reading = standard ?? (second === undefined ? first : undefined);
  if (reading === undefined)
    return readings.length > 0 || ends.length > 0 ? refuse(refusals.encode) : undefined;
  const { login, rest, place } = reading;
  if (typeof place === 'string') return refuse(place);
  if (reading !== standard && mayContainPlace(login, rest)) return refuse(refusals.encode);
  const who = readLogin(login);
  if (typeof who === 'string') return refuse(who);
  const connect = place.parameters.find(([name]) => plainName(name) === 'odbcconnect')?.[1];
  if (connect !== undefined) return readNamedValues(connect.replaceAll('+', ' '));
  return assemble({
    ...who,
    server: place.server,
    database: place.database,
    parameters: place.parameters,
    mayNameInstance,
  });
}

/**
 * Reads `host:1433;property=value`, as the JDBC drivers of SQL Server and Redshift have it. `undefined` if the
 * text has another form.
 */
export function readSemicolonUri(body: string, isJdbc: boolean): AddressReading | undefined {
  const [target, list] = cutAt(body, body.indexOf(';'));
  if (list === '' || /[@?#]/.test(target)) return undefined;
  const [server, path] = cutAt(target, target.indexOf('/'));
  if (server !== '' && readServer(server) === undefined) return undefined;
  const parameters = readProperties(list, 'braces');
  if (!parameters) return isJdbc ? refuse(refusals.quote) : undefined;
  return assemble({ server, database: decoded(path.replace(/(?<!\/)\/+$/, '')), parameters });
}

const isSeveral = (server: string): boolean => readServer(server) === refusals.several;
/** Reads `user:password@tcp(host:3306)/database?tls=true`, by the rules of the MySQL driver of Go. */
export function readGoAddress(text: string): AddressReading | undefined {
  if (!/(?:^|@)(?:tcp[46]?|unix)\([^()]*\)\//.test(text)) return undefined;
  const slash = text.lastIndexOf('/');
  const [before, after] = cutAt(text, slash);
  const [login, place] = before.includes('@') ? cutAt(before, before.lastIndexOf('@')) : ['', before];
  const [, network, server = ''] = /^(tcp[46]?|unix)\(([^()]*)\)$/.exec(place) ?? [];
  if (network === undefined) return refuse(refusals.encode);
  if (network === 'unix') return refuse(refusals.socket);
  if (isSeveral(server)) return refuse(refusals.several);
  const [database, query] = cutAt(after, after.indexOf('?'));
  const parameters = readQuery(query, false);
  if (!Array.isArray(parameters)) return refuse(refusals.encode);
  const [user, password] = cutAt(login, login.indexOf(':'));
  return assemble({ user, password, server, database: decoded(database), parameters });
}
