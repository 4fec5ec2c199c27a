import type { Wire } from '../../json/paths.ts';
import { isSecretName } from '../../requests/hideSecrets.ts';
import { redact } from '../../text/redact.ts';
import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import { readValue, writeValue } from '../model/values.ts';
import { wordsOf } from './settingWords.ts';

/** The details of a line that says what was changed. */
export type ChangeDetails = Readonly<Record<string, string | number>>;

/** One setting that was changed. */
export interface SettingChange {
  /** Its name on the wire. */
  readonly path: string;
  readonly label: string;
  /** In words; `undefined` if the line does not say. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** A secret: it never has values, whatever the line says. @default false */
  readonly isSecret?: boolean;
}

/** What a line tells of a change of settings. */
export interface SettingsChange {
  /** Who made it; `undefined` if the service does not say. */
  readonly by: string | undefined;
  readonly settings: readonly SettingChange[];
}

/** The field of a form that has this path on the wire; `undefined` if there is none, or no form is at hand. */
export type FieldAt = (path: string) => Field | undefined;

const wireOf = (detail: string | number): Wire => {
  if (detail === 'true') return true;
  if (detail === 'false') return false;
  return /^\d+$/.test(String(detail)) ? Number(detail) : detail;
};

/** The value of a setting in a detail, which is a text or a number; `undefined` if the setting cannot have it. */
export function valueIn(field: Field, detail: string | number): FormValue | undefined {
  // Nobody would see in the form what an address enters here.
  if (field.kind === 'constant' || field.isSecret) return undefined;
  // The digits of an account are a text, those of a port a number.
  for (const wire of [detail, wireOf(detail)]) {
    const value = readValue(field, wire);
    if (JSON.stringify(writeValue(field, value)) === JSON.stringify(wire)) return value;
  }
  return undefined;
}

/** Names that are no words. */
const names: Readonly<Record<string, string>> = {
  tunnel_id: 'Tunnel',
  source_id: 'Source',
  destination_id: 'Destination',
  ssl: 'SSL',
  pgschema: 'Schema',
  sqlsrvschema: 'Schema',
  url: 'URL',
  is_active: 'Active',
};

const nameOf = (path: string): string => {
  const name = path.split('.').at(-1) ?? path;
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  if (known !== undefined) return known;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The number of another object, which says nothing to people. */
const isObjectId = (path: string): boolean => /^(?:tunnel|source|destination)_id$/.test(path);

const isSecretAt = (path: string, field: Field | undefined): boolean =>
  field?.isSecret === true || path.split('.').some(isSecretName);

/** Reads the details `by`, `fields`, `before.<name>` and `after.<name>`; `undefined` if they are of no change. */
export function settingsChangeIn(
  details: ChangeDetails | null | undefined,
  fieldAt: FieldAt,
): SettingsChange | undefined {
  if (details?.['event'] !== 'changed') return undefined;
  const paths = String(details['fields'] ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  const words = (field: Field | undefined, detail: string | number | undefined): string | undefined => {
    if (detail === undefined) return undefined;
    const value = field && valueIn(field, detail);
    if (field && value !== undefined) return wordsOf(field, value);
    if (detail === 'true') return 'on';
    return detail === 'false' ? 'off' : redact(String(detail));
  };
  const settings = paths.map((path): SettingChange => {
    const field = fieldAt(path);
    const label = field?.label ?? nameOf(path);
    if (isSecretAt(path, field)) {
      return { path, label, before: undefined, after: undefined, isSecret: true };
    }
    if (isObjectId(path)) return { path, label, before: undefined, after: undefined };
    return {
      path,
      label,
      before: words(field, details[`before.${path}`]),
      after: words(field, details[`after.${path}`]),
    };
  });
  const by = details['by'];
  return { by: by === undefined ? undefined : String(by), settings };
}

const oldPrefix = 'before.';
const newPrefix = 'after.';

/**
 * The old values of a change, as parameters of the address of their form; `undefined` if the line tells none. Without a
 * field at hand, the form decides what it can enter. Secrets are never among them.
 * @param isKnown leaves out what has no field
 */
export function oldValuesQuery(
  details: ChangeDetails | null | undefined,
  fieldAt: FieldAt,
  isKnown: boolean,
): Readonly<Record<string, string>> | undefined {
  const told = Object.entries(details ?? {}).flatMap(([name, detail]): [string, string][] => {
    if (!name.startsWith(oldPrefix)) return [];
    const path = name.slice(oldPrefix.length);
    const field = fieldAt(path);
    if (isSecretAt(path, field) || redact(String(detail)) !== String(detail)) return [];
    const isFit = field ? valueIn(field, detail) !== undefined : !isKnown;
    return isFit ? [[name, String(detail)]] : [];
  });
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/**
 * A change as parameters of the address of its form: the old values, and the values that it has left, by which the form sees
 * what was changed again since. `undefined` if the line tells no old value.
 */
export function changeQuery(
  details: ChangeDetails | null | undefined,
  fieldAt: FieldAt,
): Readonly<Record<string, string>> | undefined {
  const old = oldValuesQuery(details, fieldAt, true);
  if (!old) return undefined;
  const left = Object.keys(old).flatMap((name): [string, string][] => {
    const after = newPrefix + name.slice(oldPrefix.length);
    const detail = String(details?.[after] ?? '');
    return detail === '' || redact(detail) !== detail ? [] : [[after, detail]];
  });
  return { ...old, ...Object.fromEntries(left) };
}

/** The change that an address tells. */
export const changeInQuery = (query: URLSearchParams): ChangeDetails =>
  Object.fromEntries([...query].filter(([name]) => name.startsWith(oldPrefix) || name.startsWith(newPrefix)));
