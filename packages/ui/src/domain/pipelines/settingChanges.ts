import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { fieldsOf } from '../forms/definition/definition.ts';
import type { Field } from '../forms/definition/fieldTypes.ts';
import type { FormValue } from '../forms/definition/fieldValues.ts';
import { readValue, writeValue } from '../forms/model/values.ts';
import type { FormModel } from '../forms/model/formState.ts';
import type { Wire } from '../json/paths.ts';
import { syncForm } from './syncForm.ts';
import { wordsOf } from './syncUpdates.ts';

/** One setting that was changed. */
export interface SettingChange {
  /** Its name on the wire. */
  readonly path: string;
  readonly label: string;
  /** In words; `undefined` if the line does not say. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What a line of a log tells of a change of settings. */
export interface SettingsChange {
  /** Who made it; `undefined` if the service does not say. */
  readonly by: string | undefined;
  readonly settings: readonly SettingChange[];
}

const wireOf = (detail: string | number): Wire => {
  if (detail === 'true') return true;
  if (detail === 'false') return false;
  return /^\d+$/.test(String(detail)) ? Number(detail) : detail;
};

const syncFieldAt = (path: string): Field | undefined =>
  fieldsOf(syncForm).find((field) => field.path === path);

/** The value of a setting in a detail, which is a text or a number; `undefined` if the setting cannot have it. */
function valueIn(field: Field, detail: string | number): FormValue | undefined {
  // Nobody would see in the form what an address enters here.
  if (field.kind === 'constant') return undefined;
  const wire = wireOf(detail);
  const value = readValue(field, wire);
  return JSON.stringify(writeValue(field, value)) === JSON.stringify(wire) ? value : undefined;
}

const nameOf = (path: string): string => {
  const words = path.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Reads the details `by`, `before.<name>` and `after.<name>`; `undefined` if the line is of no change of settings. */
export function settingsChangeOf({ details }: PipelineEvent): SettingsChange | undefined {
  if (details?.['event'] !== 'changed') return undefined;
  const fields = String(details['fields'] ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');
  const words = (field: Field | undefined, detail: string | number | undefined): string | undefined => {
    if (detail === undefined) return undefined;
    const value = field && valueIn(field, detail);
    return field && value !== undefined ? wordsOf(field, value) : String(detail);
  };
  const settings = fields.map((path): SettingChange => {
    const field = syncFieldAt(path);
    return {
      path,
      label: field?.label ?? nameOf(path),
      before: words(field, details[`before.${path}`]),
      after: words(field, details[`after.${path}`]),
    };
  });
  const by = details['by'];
  return { by: by === undefined ? undefined : String(by), settings };
}

const oldPrefix = 'before.';

/** The old values of sync settings, as parameters of the address of their form; `undefined` if the line tells none. */
export function restoreQuery({ details }: PipelineEvent): Readonly<Record<string, string>> | undefined {
  const told = Object.entries(details ?? {}).flatMap(([name, detail]): [string, string][] => {
    const field = name.startsWith(oldPrefix) ? syncFieldAt(name.slice(oldPrefix.length)) : undefined;
    return field && valueIn(field, detail) !== undefined ? [[name, String(detail)]] : [];
  });
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/** Enters the old values of an address (`restoreQuery`) into the form of sync settings. Any other is left out. */
export function enterOldValues(form: FormModel, query: URLSearchParams): void {
  for (const field of form.fields) {
    const detail = query.get(oldPrefix + field.path);
    const value = detail === null ? undefined : valueIn(field, detail);
    if (value !== undefined) form.setValue(field.path, value);
  }
}
