import type { ActivityEntry } from '../../entities/activityEntry.ts';
import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import type { FormModel } from '../model/formState.ts';
import { isSameValue } from '../model/values.ts';
import { oldValuesQuery, valueIn, type ChangeDetails } from './changedSettings.ts';

/** A change of the same object: its details, and when it was made. */
export type LaterChange = Pick<ActivityEntry, 'at' | 'details'>;

/** That a setting was changed once more after the change that is being restored, as far as the service says. */
export interface ChangedAgain {
  readonly at?: Date;
  /** Who made the newest of these changes. */
  readonly by?: string;
}

/** The value of a setting before a change. */
export interface OldValue {
  readonly field: Field;
  readonly value: FormValue;
  /** Why the form does not have the old value. @default it was entered */
  readonly again?: ChangedAgain;
}

/** A form that opened with the values from before a change. */
export interface Restoration {
  readonly model: FormModel;
  /** By path. Neither secrets nor settings that have their old value now are among them. */
  readonly olds: ReadonlyMap<string, OldValue>;
}

const names = (details: ChangeDetails | null | undefined, path: string): boolean =>
  String(details?.['fields'] ?? '')
    .split(',')
    .some((name) => name.trim() === path) ||
  details?.[`before.${path}`] !== undefined ||
  details?.[`after.${path}`] !== undefined;

function newestOf(path: string, later: readonly LaterChange[]): ChangedAgain | undefined {
  const [newest] = later
    .filter(({ details }) => details?.['event'] === 'changed' && names(details, path))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const by = String(newest?.details?.['by'] ?? '').trim();
  return newest && { at: newest.at, ...(by !== '' && { by }) };
}

/**
 * The values of a form from before a change, and which of them were changed again since: the service then has another
 * value than the change has left, or `later` names the setting. Nothing is entered yet.
 * @param later what was changed after it, in any order; empty if that is not known
 * @returns `undefined` if the form has nothing to restore
 */
export function planRestoration(
  model: FormModel,
  details: ChangeDetails | null | undefined,
  later: readonly LaterChange[] = [],
): Restoration | undefined {
  const fields = new Map(model.fields.map((field) => [field.path, field]));
  const told = oldValuesQuery(details, (path) => fields.get(path), true) ?? {};
  const olds = new Map<string, OldValue>();
  for (const field of model.fields) {
    const { path } = field;
    const [before, after] = [told[`before.${path}`], details?.[`after.${path}`]];
    const value = before === undefined ? undefined : valueIn(field, before);
    const now = model.initialValue(path);
    if (value === undefined || isSameValue(field, value, now)) continue;
    if (model.at(path).getSnapshot().isLocked) continue;
    const left = after === undefined ? undefined : valueIn(field, after);
    const isOther = left !== undefined && !isSameValue(field, left, now);
    const again = newestOf(path, later) ?? (isOther ? {} : undefined);
    olds.set(path, { field, value, ...(again && { again }) });
  }
  return olds.size === 0 ? undefined : { model, olds };
}

/** Enters the old values into the form, except those of settings that were changed again. Saving is another step. */
export function enterRestoration({ model, olds }: Restoration): void {
  for (const [path, { value, again }] of olds) if (!again) model.setValue(path, value);
}
