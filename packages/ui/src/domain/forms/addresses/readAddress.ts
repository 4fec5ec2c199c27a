import { assemble, readServer, refuse, type AddressReading } from './addressParts.ts';
import { readCommand, readDestination, sshParameters } from './commands.ts';
import { addressesInFile, readDjango, siblingsOf, type DjangoDatabase } from './configFiles.ts';
import {
  driverIn,
  linesOf,
  ownedVariablesIn,
  ownerOf,
  readJsonValues,
  readNamedValues,
  readProperties,
  readVariables,
} from './keyValues.ts';
import { roleOf } from './parameters.ts';
import { foreignAddress, productAmong, productOf, productOfDriver } from './products.ts';
import { refusals } from './refusals.ts';
import { readGoAddress, readSemicolonUri, readUri } from './uri.ts';

/** Words of a JDBC address that say how its driver connects, and nothing about the server. */
const driverWords = new Set([
  'jdbc',
  'r2dbc',
  'pool',
  'jtds',
  'aws',
  'aws-wrapper',
  'iam',
  'loadbalance',
  'replication',
  'sequential',
  'failover',
  'aurora',
  'thin',
]);

const quotes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '‘': '’',
  '„': '“',
  '«': '»',
  '<': '>',
};

/** Brackets around a whole address. Others belong to a host, such as `[::1]`. */
const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Whether a text begins like an address in full, so that a name before it is the name of a variable. */
const isWholeAddress = (text: string): boolean => /^(?:jdbc:|[a-z][a-z\d+._-]*:\/\/)/i.test(text);

interface Unwrapped {
  readonly text: string;
  /** The text was in quotes, or the value of a variable. */
  readonly isWrapped: boolean;
}

/** Removes what surrounds an address where it was copied: quotes, brackets, the name of a variable, a semicolon. */
function unwrap(given: string): Unwrapped {
  const text = given.trim();
  // The signs of the sentence around it. A full stop may also end a password, but not behind a quote or a bracket.
  const shorter = text
    .replace(/(?<=[^;,])[;,]+$/, '')
    .replace(/(?<=["'`”’“»>)\]}])[.…]$/, '')
    .trim();
  const isInBrackets = isWholeAddress(shorter.slice(1).replace(/^["'`“]/, ''));
  const close = (isInBrackets ? brackets : quotes)[shorter[0] ?? ''] ?? quotes[shorter[0] ?? ''];
  const isPair = /^["'][\w.-]+["']\s*[:=]/.test(shorter);
  if (close !== undefined && !isPair && shorter.length > 2 && shorter.endsWith(close)) {
    const inner = shorter.slice(1, -1);
    return { text: unwrap(inner).text, isWrapped: true };
  }
  const [, value] =
    /^(?:export\s+|set\s+|\$env:|-\s+)?["']?[A-Za-z_][\w.-]*["']?\s*(?:=|:(?!\/))\s*(\S[^]*)$/.exec(
      shorter,
    ) ?? [];
  const start = value?.trim() ?? '';
  const isQuoted = /^["'`]/.test(start) && start.endsWith(start[0] ?? '');
  const inner = isQuoted ? start.slice(1, -1).trim() : start;
  const isVariable =
    isWholeAddress(inner) ||
    (isQuoted && /^[a-z][\w .]*=/i.test(inner) && /[;\s][\w.]+ *=/.test(inner.slice(inner.indexOf('='))));
  if (isVariable && !/^jdbc:/i.test(shorter)) return { text: unwrap(inner).text, isWrapped: true };
  return { text: isWholeAddress(shorter) ? shorter : text, isWrapped: false };
}

/** The names of the products whose addresses a form reads. */
const productsOf = (schemes: readonly string[]): ReadonlySet<string> =>
  new Set(schemes.flatMap((scheme) => productOf(scheme) ?? []));

const refuseForeign = (product: string): AddressReading => ({ refusal: foreignAddress(product) });

/** Reads `scheme://…`. */
function readSchemed(text: string, products: ReadonlySet<string>): AddressReading | undefined {
  const [, chain = '', body = ''] =
    /^([a-z][a-z\d+._-]*(?::[a-z\d][a-z\d+_-]*)*):\/\/([^]*)$/i.exec(text) ?? [];
  if (chain === '') {
    // `jdbc:oracle:thin:@host:1521/service`, `jdbc:postgresql:database`
    const other = /^jdbc:([a-z\d]+):/i.exec(text)?.[1];
    const product = other === undefined ? undefined : productOf(other);
    if (product === undefined) return undefined;
    return products.has(product) ? refuse(refusals.noHost) : refuseForeign(product);
  }
  const words = chain.toLowerCase().split(':');
  const isJdbc = words[0] === 'jdbc';
  const names = words.filter((word) => !driverWords.has(word));
  const [name = ''] = names;
  const [scheme = '', ...driver] = name.split('+');
  const product = productAmong(scheme, products);
  if (product === undefined || names.length !== 1) return undefined;
  if (!products.has(product)) return refuseForeign(product);
  if (driver.includes('srv')) return refuse(refusals.srv);
  const isIam = words.includes('iam');
  if (isIam && /^[a-z\d-]+:[a-z]{2}-[a-z-]+-\d\//i.test(body)) return refuse(refusals.cluster);
  const hasProperties = product === 'SQL Server' || product === 'Redshift';
  const propertied = hasProperties ? readSemicolonUri(body, isJdbc) : undefined;
  return propertied ?? readUri(body, { isJdbc, mayNameInstance: product === 'SQL Server' });
}

/** Reads the address of a PHP data object: `mysql:host=db.example.com;dbname=app`. */
function readDataObject(text: string, products: ReadonlySet<string>): AddressReading | undefined {
  const [, scheme, list = ''] =
    /^(mysql|mariadb|pgsql|sqlsrv|dblib):(?!\/\/)([^=\n\r]*=.*)$/i.exec(text) ?? [];
  const product = scheme === undefined ? undefined : productOf(scheme);
  if (product === undefined) return undefined;
  if (!products.has(product)) return refuseForeign(product);
  const parameters = readProperties(list, 'none');
  return parameters ? assemble({ parameters }) : refuse(refusals.quote);
}

/** Reads `host:port`, `host:port/database` and what else is not a login. */
function readPlain(text: string): AddressReading | undefined {
  // Two cells of a table, or the arguments of a program that tests connections.
  const [, name, number] = /^([^\s/@:,;.]+\.[^\s/@:,;]+)\s+(\d{1,5})$/.exec(text) ?? [];
  const plain = name === undefined ? text : `${name}:${number}`;
  const [, before, database = ''] = /^([^/\s@]+)(?:\/([\w$-]*)\/?)?$/.exec(plain) ?? [];
  const server = before ?? plain;
  const read = readServer(server);
  if (read === undefined) return undefined;
  if (typeof read === 'string') return refuse(read);
  // The size of a network, as in 10.0.0.7/32.
  if (/^\d{1,3}$/.test(database) && /^[\d.]+$|:/.test(read.host)) return undefined;
  // Without a port or a dot, two words and a slash may be anything.
  if (database !== '' && read.port === undefined && !read.host.includes('.')) return undefined;
  return assemble({ server, database, isComplete: false });
}

/** Reads a command. Its options count like the parameters of the address in it. */
function readShell(text: string, schemes: readonly string[]): AddressReading | undefined {
  const command = readCommand(text);
  if (!command) return undefined;
  const products = productsOf(schemes);
  const product = productOf(command.scheme) ?? '';
  if (!products.has(product)) return refuseForeign(product);
  if (command.refusal !== undefined) return { refusal: command.refusal };
  if (command.scheme === 'ssh') {
    const parameters = sshParameters(command.parameters);
    const destination = command.parameters.find(([name]) => name === 'destination')?.[1] ?? '';
    if (!parameters) return refuse(refusals.jump);
    return command.address === undefined
      ? (readDestination(destination, parameters) ?? refuse(refusals.command))
      : readAddress(command.address, schemes);
  }
  if (command.address === undefined) return assemble({ parameters: command.parameters });
  // Only the password may come from outside of the address.
  if (command.parameters.some(([name]) => name !== 'password')) return refuse(refusals.twice);
  const inner = readAddress(command.address, schemes);
  const password = command.parameters[0]?.[1];
  return inner && 'parts' in inner && inner.parts.password === undefined && password !== undefined
    ? { ...inner, parts: { ...inner.parts, password } }
    : inner;
}

/**
 * Reads the one address among lines, such as a commented `.env` file or `spring.datasource.url` with its user and
 * password below.
 */
function readLines(text: string, schemes: readonly string[]): AddressReading | undefined {
  if (!/[\r\n]/.test(text)) return undefined;
  const lines = linesOf(text);
  const [only = ''] = lines;
  if (lines.length === 1) return readAddress(only, schemes);
  const found = lines
    .filter((line) => isWholeAddress(unwrap(line).text))
    .flatMap((line) => {
      const reading = readAddress(line, schemes);
      return reading && 'parts' in reading ? [{ line, reading }] : [];
    });
  const [first, second] = found;
  if (second) return refuse(refusals.many);
  if (!first) return undefined;
  const inner = first.reading;
  // Other variables belong to other servers, also a password.
  const [, name = '', last] = /^(?:export\s+)?([a-z_][\w.-]*[._-]([a-z]+))\s*[=:]/i.exec(first.line) ?? [];
  const owner = ownerOf(name, last);
  // In nested YAML, the lines at the same depth belong together.
  const beside = owner === '' ? siblingsOf(first.line, text) : lines;
  const others = beside
    .flatMap((line) => (line === first.line ? [] : (ownedVariablesIn([line]) ?? [])))
    .filter(({ owners }) => owners.includes(owner));
  const valueOf = (role: 'user' | 'password'): string | undefined => {
    const values = others.filter(({ meaning = '' }) => roleOf(meaning) === role);
    return values.length === 1 ? values[0]?.value : undefined;
  };
  const { user = valueOf('user'), password = valueOf('password') } = inner.parts;
  return {
    ...inner,
    parts: { ...inner.parts, ...(user && { user }), ...(password && { password }) },
  };
}

/** Reads one of the databases in the settings of Django. */
function readDjangoDatabase(
  { engine, parameters }: DjangoDatabase,
  products: ReadonlySet<string>,
): AddressReading | undefined {
  const product = productOfDriver(engine);
  return product === undefined || products.has(product) ? assemble({ parameters }) : refuseForeign(product);
}

/** A command without the prompt that was copied with it. In several lines, the sign begins a comment. */
const withoutPrompt = (text: string): string =>
  /[^\\\r]\r?\n/.test(text) ? text : text.replace(/^[$#%>]\s+/, '');

/** A second address behind a blank. A field has blanks in place of line breaks. */
const severalAddresses = /:\/\/[^]*\s(?:[\w.-]+[=:])?["'`]?[a-z][\w+.-]*:\/\//i;

/** Longer than every address, and short enough to be read at once. In UTF-16 units. */
const longest = 4096;

/**
 * Reads a pasted address of a server, in the forms in which databases and their clients write it. Returns the
 * reason if the address was recognised but can't be used, and `undefined` if the text is no address.
 *
 * Everything is read by position and as a whole: no part of a login is ever read as a host.
 */
export function readAddress(given: string, schemes: readonly string[]): AddressReading | undefined {
  if (given.length > longest) return undefined;
  const products = productsOf(schemes);
  const [django, other] = readDjango(given) ?? [];
  if (other) return refuse(refusals.many);
  if (django) return readDjangoDatabase(django, products);
  const variables = readVariables(given.trim());
  if (variables) return assemble({ parameters: variables });
  const json = readJsonValues(given.trim());
  if (json) {
    const product = productOf(json.find(([name]) => name === 'engine')?.[1] ?? '');
    return product === undefined || products.has(product)
      ? assemble({ parameters: json })
      : refuseForeign(product);
  }
  const inFile = addressesInFile(given, isWholeAddress);
  if (inFile.length > 1) return refuse(refusals.many);
  if (inFile[0] !== undefined) return readAddress(inFile[0], schemes);
  const shell = readShell(withoutPrompt(given.trim()).replace(/(?<!;);+$/, ''), schemes);
  if (shell) return shell;
  const among = readLines(given.trim(), schemes);
  if (among) return among;
  if (severalAddresses.test(given)) return refuse(refusals.many);
  const { text, isWrapped } = unwrap(given);
  const full = readSchemed(text, products) ?? readDataObject(text, products);
  if (full) return full;
  if (products.has('MySQL')) {
    const ofGo = readGoAddress(text);
    if (ofGo) return ofGo;
  }
  const named = readNamedValues(text);
  if (named) {
    const properties = readProperties(text, 'braces');
    const driver = properties && driverIn(properties);
    const product = driver === undefined ? undefined : productOfDriver(driver);
    const isForeign = product !== undefined && !products.has(product);
    return isForeign ? refuseForeign(product) : named;
  }
  if (isWholeAddress(text)) return undefined;
  if (products.has('SSH') && /^[^@]*@/.test(text)) return readDestination(text);
  const plain = readPlain(text);
  // A quoted word may be anything, also a password.
  return isWrapped && plain && 'parts' in plain && !/[.:]/.test(plain.parts.host) ? undefined : plain;
}
