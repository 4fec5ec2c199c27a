import { redact } from '../text/redact.ts';
import { Secret, secretMask } from '../text/secret.ts';

/** Names of values that are secrets in every request. */
const secretName =
  /(?:^|_)(?:(?:pass(?:word|phrase|wd)?|pwd|secret|token|credential|signature|sig|authorization|cookie)s?|code_verifier|(?:api|access|account|private|shared|auth|client|encryption)_?keys?)(?:_|$)/;

/** Names of tables, columns and events. They may be long, and look like keys only because of that. */
const dataName =
  /^(?:table|table_name|column_name|excluded|custom_primary_keys|resync_tables|selected_events)$/;

const snakeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');

/** Whether a value with this name on the wire is a secret, such as `password` or `accessToken`. */
export const isSecretName = (name: string): boolean => secretName.test(snakeName(name));

/** The placeholder of a secret, such as `YOUR_PASSWORD`. It needs no quoting in an address or a shell. */
export const placeholderOf = (name: string): string =>
  `YOUR_${
    snakeName(name)
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_')
      .replace(/^_|_$/g, '') || 'SECRET'
  }`;

/** Shorter texts, such as `id`, are also parts of ordinary words. */
const shortestShared = 4;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Whether there is something to hide. `null` removes a value, and a switch says nothing of a secret. */
const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'boolean';

/** A place in a value. Members of a list have the name and the path of the list. */
interface Place {
  readonly name: string;
  readonly path: string;
}

/** A copy of a value in which texts and secrets are replaced. All members of a secret are secrets. */
function replace(
  value: unknown,
  place: Place,
  isSecret: (place: Place) => boolean,
  change: {
    readonly secret: (value: unknown, place: Place) => unknown;
    readonly text: (text: string, place: Place) => string;
  },
): unknown {
  const isHidden = value instanceof Secret || (isFilled(value) && isSecret(place));
  const members = isHidden ? () => true : isSecret;
  if (Array.isArray(value)) return value.map((each) => replace(each, place, members, change));
  if (isHidden && !isPlain(value)) return change.secret(value, place);
  if (typeof value === 'string') return change.text(value, place);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const path = place.path === '' ? name : `${place.path}.${name}`;
      return [name, replace(each, { name, path }, members, change)];
    }),
  );
}

/**
 * A copy of the fields of a request with placeholders instead of secrets: what is a {@link Secret}, has the name of one or
 * is at one of the paths. The same text in another place is hidden too, and so is what looks like a secret.
 * @param paths dotted paths of other secrets. Lists add nothing to a path
 */
export function hideSecrets(
  fields: Readonly<Record<string, unknown>>,
  paths: ReadonlySet<string> = new Set(),
): Readonly<Record<string, unknown>> {
  const isSecret = ({ name, path }: Place): boolean => paths.has(path) || isSecretName(name);
  const root = { name: '', path: '' };
  const found = new Set<string>();
  replace(fields, root, isSecret, {
    secret(value) {
      const text = value instanceof Secret ? value.reveal() : String(value);
      if (text.length >= shortestShared) found.add(text);
      return value;
    },
    text: (text) => text,
  });
  const secrets = [...found].toSorted((one, other) => other.length - one.length);
  const hideIn = (text: string, { name }: Place): string => {
    const without = secrets.reduce((rest, secret) => rest.replaceAll(secret, secretMask), text);
    const hidden = dataName.test(snakeName(name)) ? without : redact(without);
    if (hidden === text) return text;
    return hidden === secretMask
      ? placeholderOf(name)
      : hidden.replaceAll(secretMask, placeholderOf('secret'));
  };
  const hidden = replace(fields, root, isSecret, {
    secret: (_, { name }) => placeholderOf(name),
    text: hideIn,
  });
  return isPlain(hidden) ? hidden : {};
}
