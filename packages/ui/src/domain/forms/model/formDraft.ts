import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import type { FormModel } from './formState.ts';
import { mayHoldPassword } from '../../text/passwordText.ts';
import { isWireObject } from '../../json/paths.ts';
import { draftValue } from './values.ts';

/** Unsaved input that may be stored. It never contains a secret (T-07). */
export interface FormDraft {
  readonly version: 1;
  readonly form: string;
  readonly values: Readonly<Record<string, FormValue>>;
}

const hasDraft = (field: Field): boolean => !field.isSecret && field.filledBy === undefined;

/** A value that the draft of a form may keep; `undefined` for any other. */
function keptValue(form: FormModel, field: Field, raw: unknown): FormValue | undefined {
  const value = draftValue(field, raw, form);
  const isRefused = form.definition.refusesPasswords && typeof value === 'string' && mayHoldPassword(value);
  return isRefused ? undefined : value;
}

/** The changed values of a form, except secrets. */
export function captureDraft(form: FormModel): FormDraft {
  const entries = form.fields.filter(hasDraft).flatMap((field): [string, FormValue][] => {
    const { value, isChanged } = form.at(field.path).getSnapshot();
    const kept = isChanged ? keptValue(form, field, value) : undefined;
    return kept === undefined ? [] : [[field.path, kept]];
  });
  return { version: 1, form: form.definition.id, values: Object.fromEntries(entries) };
}

/**
 * Restores a draft. Anyone can write to the storage, so the draft is treated as untrusted: only fields of
 * this form, only values of their kind, never a secret or a locked field (T-43). Returns whether anything was
 * restored.
 */
export function restoreDraft(form: FormModel, draft: unknown): boolean {
  if (!isWireObject(draft) || draft.version !== 1 || draft.form !== form.definition.id) return false;
  const values = draft.values;
  if (!isWireObject(values)) return false;
  const restored = form.fields.filter(hasDraft).flatMap((field): [string, FormValue][] => {
    const kept = Object.hasOwn(values, field.path) ? keptValue(form, field, values[field.path]) : undefined;
    return kept === undefined || form.at(field.path).getSnapshot().isLocked ? [] : [[field.path, kept]];
  });
  for (const [path, value] of restored) form.setValue(path, value);
  return restored.length > 0;
}
