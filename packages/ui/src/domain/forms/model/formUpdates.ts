import type { Field } from '../definition/fieldTypes.ts';
import type { FormValues, RebaseResult } from './formValues.ts';

/** Changes that others saved while a form was open, collected until they are dismissed. */
export interface FormUpdates {
  readonly add: (result: RebaseResult) => void;
  readonly dismiss: () => void;
  readonly followed: () => readonly Field[];
  /** Removes fields that now equal what others saved. */
  readonly contested: () => readonly Field[];
}

const none: readonly Field[] = [];

/** Returns the same array for equal content, so that subscribers do not re-render. */
const kept = (before: readonly Field[], next: readonly Field[]): readonly Field[] =>
  before.length === next.length && before.every((field, at) => field === next[at]) ? before : next;

export function createFormUpdates(
  fields: readonly Field[],
  { isChanged }: Pick<FormValues, 'isChanged'>,
): FormUpdates {
  const seen = { followed: new Set<Field>(), contested: new Set<Field>() };
  let followed = none;
  let contested = none;
  const among = (set: ReadonlySet<Field>) => fields.filter((field) => set.has(field));
  return {
    add(result) {
      for (const field of result.followed) seen.followed.add(field);
      for (const field of result.contested) seen.contested.add(field);
    },
    dismiss() {
      seen.followed.clear();
      seen.contested.clear();
    },
    followed: () => (followed = kept(followed, among(seen.followed))),
    contested: () =>
      (contested = kept(
        contested,
        among(seen.contested).filter(({ path }) => isChanged(path)),
      )),
  };
}
