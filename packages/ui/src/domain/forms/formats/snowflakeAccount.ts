import { isPlaceholder, type AddressReading } from '../addresses/addressParts.ts';
import { shellWords } from '../addresses/commands.ts';
import { driverIn, linesOf, readProperties, variablesIn } from '../addresses/keyValues.ts';
import { plainName, type Parameter } from '../addresses/parameters.ts';
import { productOfDriver } from '../addresses/products.ts';
import { refusals } from '../addresses/refusals.ts';
import { cutAt, decoded, readQuery } from '../addresses/uri.ts';
import type { TextFormat } from '../definition/textFormat.ts';

const name = String.raw`[a-z\d][a-z\d_]*(?:-[a-z\d_]+)*`;
const region = String.raw`[a-z][a-z\d]*(?:-[a-z\d]+)*`;
/** `org-account`, or a locator with region and cloud; each may be reached by a private link. */
const account = new RegExp(`^${name}(?:\\.${region}){0,2}(?:\\.(?:aws|azure|gcp))?(?:\\.privatelink)?$`, 'i');
const cloudRegion = new RegExp(`^(?=[a-z]+-)${region}(?:\\.(?:aws|azure|gcp))?$`, 'i');
const suffix = /\.snowflakecomputing\.(?:com|cn)\.?$/i;

/** The account of a host; `undefined` if the host belongs to no account. */
function accountOfHost(host: string): string | undefined {
  let rest = host;
  while (suffix.test(rest)) rest = rest.replace(suffix, '');
  // The pages of the web interface name the account in their path.
  const isPage = rest !== host && /^app[.-]/i.test(rest);
  return account.test(rest) && !isPage && isAccount(rest) ? rest : undefined;
}

/** Words after the first dot that are no region make another host of it, such as `db.example.com`. */
function isAccount(text: string): boolean {
  const [, ...rest] = text.toLowerCase().split('.');
  return rest.every(
    (each) => each.includes('-') || /^(?:aws|azure|gcp|privatelink|global|fhplus|dod|[a-z]+\d+)$/.test(each),
  );
}

/** The account in the address of a page: `org/account`, or region and locator. */
function accountOfPage(path: string): string | undefined {
  const [, first = '', second = ''] = /^\/([a-z\d_.-]+)\/([a-z\d_-]+)(?:[/?#].*)?$/i.exec(path) ?? [];
  if (second === '' || /^_?(?:deeplink|oauth|api|static)$/i.test(first)) return undefined;
  const found = cloudRegion.test(first) ? `${second}.${first}` : `${first}-${second}`;
  return accountOfHost(found);
}

/** Reads an account alone, or the address of one of its pages. */
function readAccount(text: string): string | undefined {
  // The web interface copies an account as `ORG.ACCOUNT`, in capitals. Names of regions have a hyphen.
  const [, organisation, own] =
    /^([A-Z][A-Z\d_]*)\.(?!(?:AWS|AZURE|GCP|PRIVATELINK|GLOBAL|FHPLUS|DOD)$)([A-Z][A-Z\d_]*)$/.exec(text) ??
    [];
  if (organisation !== undefined) return `${organisation}-${own}`;
  const [, host = '', rest = ''] = /^(?:https?:\/\/)?([^\s/?#@:]+)(?::443)?([/?#]\S*)?$/i.exec(text) ?? [];
  if (/^app\.snowflake\.(?:com|cn)$/i.test(host)) return accountOfPage(rest);
  // Without the domain of the provider, a path belongs to something else.
  if (!suffix.test(host) && (host !== text || /^https?:/i.test(text))) return undefined;
  return accountOfHost(host);
}

const roles: Readonly<Record<string, string>> = {
  account: 'host',
  accountname: 'host',
  host: 'host',
  server: 'host',
  user: 'user',
  uid: 'user',
  username: 'user',
  password: 'password',
  pwd: 'password',
  db: 'database',
  dbname: 'database',
  database: 'database',
  schema: 'schema',
  schemaname: 'schema',
  warehouse: 'warehouse',
  warehousename: 'warehouse',
  role: 'role',
  rolename: 'role',
};

/** Whether a name is the account of a longer one, which also names its region or organisation. */
function isSameAccount(short: string, long: string): boolean {
  const [one, other] = [short.toLowerCase(), long.toLowerCase()];
  return one === other || other.startsWith(`${one}.`) || other.endsWith(`-${one}`);
}

function partsFrom(parameters: readonly Parameter[]): AddressReading | undefined {
  const parts: Record<string, string> = {};
  for (const [key, value] of parameters) {
    const plain = plainName(key);
    const role = Object.hasOwn(roles, plain) ? roles[plain] : undefined;
    if (role === undefined || value === '') continue;
    if (isPlaceholder(role === 'password' ? role : 'other', value)) continue;
    const part = role === 'host' ? readAccount(value) : value;
    if (part === undefined) return undefined;
    // A driver may have the account and its host, which also names the region.
    const before = parts[role] ?? part;
    const [short, long] = before.length < part.length ? [before, part] : [part, before];
    if (role === 'host' ? !isSameAccount(short, long) : short !== long)
      return { refusal: role === 'host' ? refusals.accounts : refusals.twice };
    parts[role] = short.length === long.length ? before : long;
  }
  const { host } = parts;
  return host === undefined ? undefined : { parts: { ...parts, host }, isComplete: true };
}

/** Reads the address of a driver: `snowflake://user:password@org-account/database/schema?warehouse=loading`. */
function readDriverUri(text: string): AddressReading | undefined {
  const [, jdbc, body = ''] = /^(jdbc:)?snowflake:\/\/(.*)$/i.exec(text) ?? [];
  if (body === '') return undefined;
  const [, login, host = '', path = '', query = ''] =
    /^(?:(.*)@)?([^/?#@]*)((?:\/[^/?#@]*)*)(?:\?([^#]*))?$/.exec(body) ?? [];
  const parameters = readQuery(query, jdbc !== undefined);
  if (typeof parameters === 'string') return { refusal: parameters };
  if (parameters === undefined || /[@/?#]/.test(login ?? '')) return { refusal: refusals.encode };
  const [user, password] = cutAt(login ?? '', (login ?? '').indexOf(':'));
  const [, database = '', schema = ''] = path.split('/');
  const server = host.replace(/:443$/, '');
  return partsFrom([
    ['account', server],
    ['user', decoded(user)],
    ['password', decoded(password)],
    ['database', decoded(database)],
    ['schema', decoded(schema)],
    ...parameters,
  ]);
}

/** Reads the properties of ODBC and .NET: `account=org-account;user=ana;password=…`. */
function readConnectionString(text: string): AddressReading | undefined {
  if (!/^[a-z_]+\s*=[^]*;/i.test(text)) return undefined;
  const odbc = readProperties(text, 'braces');
  const driver = odbc && driverIn(odbc);
  if (driver !== undefined && productOfDriver(driver) !== 'Snowflake') return undefined;
  const properties = driver === undefined ? readProperties(text, 'quotes') : odbc;
  return properties ? partsFrom(properties) : { refusal: refusals.quote };
}

/** The options of `snowsql`, and the parameter that each is; those without one are not needed. */
const options: Readonly<Record<string, string>> = {
  '-a': 'account',
  '--accountname': 'account',
  '-u': 'user',
  '--username': 'user',
  '-d': 'database',
  '--dbname': 'database',
  '-s': 'schema',
  '--schemaname': 'schema',
  '-w': 'warehouse',
  '--warehouse': 'warehouse',
  '-r': 'role',
  '--rolename': 'role',
  '-h': 'host',
  '--host': 'host',
  '-q': '',
  '--query': '',
  '-f': '',
  '--filename': '',
  '-o': '',
  '--option': '',
};

/** Reads a command of the client: `snowsql -a org-account -u ana -d sales`. */
function readCommand(text: string): AddressReading | undefined {
  const [, variables = '', rest = ''] =
    /^(?:[$%#>]\s+)?((?:[A-Z_]+=\S*\s+)*)snowsql\s([^]*)$/.exec(text) ?? [];
  if (rest === '') return undefined;
  const words = shellWords(rest);
  if (words === undefined) return { refusal: refusals.quote };
  if (!Array.isArray(words)) return { refusal: refusals.variable };
  const found: Parameter[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [option = '', value] = String(words[at]).split(/=([^]*)/);
    if (!Object.hasOwn(options, option)) return { refusal: refusals.command };
    if (value === undefined) at += 1;
    found.push([options[option] ?? '', value ?? String(words[at] ?? '')]);
  }
  const password = /\bSNOWSQL_PWD=(\S*)/.exec(variables)?.[1];
  return partsFrom(password === undefined ? found : [...found, ['password', password]]);
}

/** Reads the address of the driver of Go, which has no scheme: `ana:password@org-account/sales`. */
const readGoAddress = (text: string): AddressReading | undefined =>
  /^[^\s:/@]+:[^\s]+@[^\s/@()]+\/\S*$/.test(text) && !text.includes('://')
    ? readDriverUri(`snowflake://${text}`)
    : undefined;

/** Reads the lines of a configuration, such as `connections.toml`, a profile of dbt or an `.env` file. */
function readLines(text: string): AddressReading | undefined {
  if (!/[\r\n]/.test(text)) return undefined;
  const found = variablesIn(linesOf(text));
  return found && partsFrom(found.map(([variable, value]) => [variable.replace(/^snowflake_/i, ''), value]));
}

/** Reads the address that a driver of Snowflake uses; `undefined` for every other text. */
export function readSnowflakeAddress(given: string): AddressReading | undefined {
  const text = given.trim();
  return text.length > 4096
    ? undefined
    : (readDriverUri(text) ??
        readCommand(text) ??
        readLines(text) ??
        readConnectionString(text) ??
        readGoAddress(text));
}

/**
 * The account identifier. Of the address of an account only the identifier is kept (spec §5: the provider's domain is
 * stripped). Every other text with a scheme, a port or a path is refused.
 */
export const snowflakeAccount: TextFormat = {
  read(typed, { label, example = 'xy12345.us-east-1' }) {
    const text = typed.trim();
    const found = readAccount(text);
    if (found !== undefined) return { value: found };
    const reading = readSnowflakeAddress(text);
    if (reading && 'refusal' in reading) return reading;
    // Only an address of the account alone: the other parts of a longer one would be lost here.
    if (reading && Object.keys(reading.parts).length === 1) return { value: reading.parts.host };
    return {
      refusal: `${label} must be only an account identifier, such as ${example} or myorg-account1. You can also paste its web address, or the connection string of a driver`,
    };
  },
};
