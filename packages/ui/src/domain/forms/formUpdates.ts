import type { Field } from './fieldTypes.ts';
import type { FormValues, RebaseResult } from './formValues.ts';

/** What others have saved while a form was open, gathered until the person has read it. */
export interface FormUpdates {
  readonly add: (result: RebaseResult) => void;
  readonly dismiss: () => void;
  readonly followed: () => readonly Field[];
  /** Without the fields that hold by now what others set. */
  readonly contested: () => readonly Field[];
}

const none: readonly Field[] = [];

/** The same array while it says the same, so that what renders it is not woken for nothing. */
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
