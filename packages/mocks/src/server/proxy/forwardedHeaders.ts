import type { IncomingHttpHeaders } from 'node:http';

/**
 * The headers of the service's responses that reach the browser, besides `X-…`. All others could act on the console's own
 * origin: they open it to other sites (CORS), clear its storage, widen a service worker, force HTTPS, or load, report
 * and redirect on their own.
 */
const passedBack = new Set([
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'pragma',
  'retry-after',
  'vary',
  'www-authenticate',
]);
/** `X-…` headers that browsers or servers obey. */
const obeyed =
  /^x-(?:accel-|dns-prefetch-control|frame-options|permitted-|powered-by|sourcemap|xss-protection)/;

const isPassedBack = (name: string): boolean =>
  passedBack.has(name) || (name.startsWith('x-') && !obeyed.test(name));

/** The service's response headers for the browser, without cookies and redirects. */
export const passBack = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isPassedBack(name)));

/**
 * The headers of the browser's requests that reach the service, besides `Sec-…`. What proxies write about a request's way
 * is not among them: a browser could forge it. Neither are headers that override the address or the method.
 */
const passedOn = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'pragma',
  'prefer',
  'range',
  'user-agent',
  'x-csrftoken',
  'x-request-id',
  'x-requested-with',
]);

/** The browser's request headers for the service, without cookies and referrer. */
export const passOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => passedOn.has(name) || name.startsWith('sec-')),
  );

/** The cookie that selects a session of the twin. A service cannot set it, and does not get it. */
const reservedName = 'twin';

/**
 * Browsers accept these names over TLS only, in any case. Without TLS such a cookie has another name in the browser.
 */
const prefixes = [
  ['__Host-', 'millrace-host-'],
  ['__Secure-', 'millrace-secure-'],
] as const;

const startsWith = (name: string, prefix: string): boolean =>
  name.slice(0, prefix.length).toLowerCase() === prefix.toLowerCase();

function renamed(name: string, [from, to]: readonly [from: string, to: string]): string | undefined {
  return startsWith(name, from) ? to + name.slice(from.length) : undefined;
}

const nameHere = (name: string): string =>
  prefixes.map((pair) => renamed(name, pair)).find((found) => found !== undefined) ?? name;
const nameThere = (name: string): string =>
  prefixes.map(([there, here]) => renamed(name, [here, there])).find((found) => found !== undefined) ?? name;

/** Name and value as browsers read them: without blanks around them. A cookie without `=` has no name. */
function readPair(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=');
  return at < 0 ? ['', text.trim()] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** The attributes that a cookie keeps here. `Domain` and `Secure` would keep browsers from storing it. */
function attributeHere(text: string): string | undefined {
  const [name, value] = readPair(text.includes('=') ? text : `${text}=`);
  switch (name.toLowerCase()) {
    case 'expires':
    case 'max-age':
      return `${name}=${value}`;
    case 'path':
      return value.startsWith('/') ? `Path=${value}` : undefined;
    case 'httponly':
      return 'HttpOnly';
    case 'samesite':
      return /^strict$/i.test(value) ? 'SameSite=Strict' : 'SameSite=Lax';
    default:
      return undefined;
  }
}

/** The service's cookie for this address, or `undefined` if it has no name or a reserved one. */
export function cookieHere(line: string): string | undefined {
  const [pair = '', ...attributes] = line.split(';');
  const [name, value] = readPair(pair);
  if (name === '' || name === reservedName) return undefined;
  const kept = attributes.map(attributeHere).filter((attribute) => attribute !== undefined);
  return [`${nameHere(name)}=${value}`, ...kept].join('; ');
}

/** The browser's cookies for the service; `undefined` if there are none. */
export function cookiesThere(header: string | undefined): string | undefined {
  const kept = (header ?? '')
    .split(';')
    .map(readPair)
    .filter(([name]) => name !== '' && name !== reservedName)
    .map(([name, value]) => `${nameThere(name)}=${value}`);
  return kept.length > 0 ? kept.join('; ') : undefined;
}

/**
 * Where a redirect of the service leads on this server; `undefined` if it leaves the service or is no address.
 * @param target the address of the request
 */
export function locationHere(location: string, target: URL): string | undefined {
  const to = URL.parse(location, target);
  if (to?.origin !== target.origin) return undefined;
  // Alone, `//host` would be another site.
  const path = to.pathname.startsWith('//') ? `/.${to.pathname}` : to.pathname;
  return path + to.search + to.hash;
}
