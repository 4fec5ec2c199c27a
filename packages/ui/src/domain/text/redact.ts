import { secretMask } from './secret.ts';

/** Names of settings that hold a secret, with what may stand around them. */
const named =
  /((?:pass(?:word|phrase|wd)?|pwd|secret|token|credentials?|signature|sig|authorization|cookie|(?:api|access|account|private|shared|auth)[ _-]?key)["'\]]*(?:\s*[=:]|\s+is)\s*)(?!(?:yes|no|true|false|null)\b)(?:(?:bearer|basic)\s+)?("[^"]*"|'[^']*'|[^\s"'&;,)}\]]+)/gi;

/** Secrets that their form gives away, whatever stands before them. */
const forms: readonly (readonly [form: RegExp, replacement: string])[] = [
  // A key or a certificate, also one that is cut off
  [/-----BEGIN [^-]+-----[\s\S]*?(?:-----END [^-]+-----|$)/g, secretMask],
  // The login in an address
  [/(\/\/)[^\s/?#]+@/g, `$1${secretMask}@`],
  [/((?:bearer|basic)\s+)[\w.~+/=-]{6,}/gi, `$1${secretMask}`],
  [/(--?(?:password|pass|secret|token)[\s=]+)\S+/gi, `$1${secretMask}`],
  // The first letters name the kind of a token.
  [
    /\b(?:[rsp]k_(?:live|test)_|gh[opsur]_|github_pat_|glpat-|xox[abeoprs]-|shp(?:at|ca|pa|ss)_|ya29\.|AIza|SG\.|pat-\w+-|EAA|A[KS]IA|eyJ)[\w.~+/=-]{6,}/g,
    secretMask,
  ],
];

/** A login before an `@` and a host. Each run is tried from its beginning only, so that long texts take no time. */
const beforeHost = /(?<![^\s@])[^\s@]+@(?=[\w.[-])/g;

/** `user/password@…` and `user:password@…` of a client's command, without the password. */
function withoutPassword(login: string): string {
  const slash = login.lastIndexOf('/');
  const tail = login.slice(slash + 1);
  const isPath = /\w[.-]*$/.test(login.slice(0, Math.max(slash, 0))) && tail !== '@';
  const name = isPath ? '' : /^.*?\w[.-]*:(?!@)/s.exec(tail)?.[0];
  return name === undefined ? login : `${login.slice(0, slash + 1)}${name}${secretMask}@`;
}

/** As long as a key or a hash. Letters and digits in one run are no word. */
const run = /[\w+/=-]{32,}/g;
const isMixed = (text: string): boolean => /[a-z]/i.test(text) && /\d/.test(text);

/**
 * A text without its passwords, keys and tokens, to be sent to others. What only looks like a secret goes too: a report
 * can do without it.
 */
export const redact = (text: string): string =>
  forms
    .reduce((rest, [form, replacement]) => rest.replace(form, replacement), text)
    .replace(beforeHost, withoutPassword)
    .replace(named, `$1${secretMask}`)
    .replace(run, (found) => (isMixed(found) ? secretMask : found));
