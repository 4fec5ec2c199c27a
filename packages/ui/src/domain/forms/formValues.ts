import { isMet } from './conditions.ts';
import type { Field } from './fieldTypes.ts';
import type { FormValue } from './fieldValues.ts';
import type { FormShape } from './formShape.ts';
import type { HasFeature, StoredForm } from './formState.ts';
import { readPath, type Wire } from './paths.ts';
import { initialValue, isEmpty, isSameData, isSameValue, readValue } from './values.ts';

/** The fields that a new value was put into, and those that it means something to. */
export interface PutResult {
  readonly written: ReadonlySet<Field>;
  /** Those whose state may have changed, the written ones among them. */
  readonly reached: ReadonlySet<Field>;
}

/** The fields that others have set to something else than the form holds. */
export interface RebaseResult {
  /** Not changed here: they hold by now what others set. */
  readonly followed: readonly Field[];
  /** Changed here to something else: they stay. */
  readonly contested: readonly Field[];
}

/** What a form holds, what it began with, and what follows from the two. */
export interface FormValues {
  readonly valueOf: (path: string) => FormValue;
  readonly initialOf: (path: string) => FormValue;
  readonly isFilled: (path: string) => boolean;
  readonly isChanged: (path: string) => boolean;
  readonly isDirty: () => boolean;
  /** Grows with each change of a value. */
  readonly edition: () => number;
  readonly isLocked: (field: Field) => boolean;
  readonly isVisible: (field: Field) => boolean;
  /** Whether the field's feature is on. */
  readonly isOffered: (field: Field) => boolean;
  /** The service holds a secret that is still good. */
  readonly isStored: (field: Field) => boolean;
  /** The service holds a secret that is no longer good. */
  readonly isOutdated: (field: Field) => boolean;
  /** What was put in for the secret that a field opens; `undefined` where nothing was, or it opens none. */
  readonly openedBy: (field: Field) => string | undefined;
  readonly put: (field: Field, value: FormValue) => PutResult;
  readonly stored: () => StoredForm | undefined;
  /** Takes what the service holds by now, and answers which fields others have set. */
  readonly rebase: (stored: StoredForm) => RebaseResult;
  /** Back to how the form began. */
  readonly reset: () => void;
}

export interface FormValuesOptions {
  readonly shape: FormShape;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly stored?: StoredForm;
  readonly hasFeature: HasFeature;
}

const storedWire = ({ name, tunnelId, config }: StoredForm, path: string): Wire | undefined => {
  if (path === 'name') return name;
  return path === 'tunnel_id' ? tunnelId : readPath(config, path);
};

export function createFormValues({ shape, today, hasFeature, ...given }: FormValuesOptions): FormValues {
  let stored = given.stored;
  const storedValue = (field: Field, of: StoredForm): FormValue =>
    readValue(field, storedWire(of, field.path));
  const initials = new Map<string, FormValue>(
    shape.fields.map((field) => [
      field.path,
      stored ? storedValue(field, stored) : initialValue(field, today),
    ]),
  );
  const values = new Map(initials);
  const changed = new Set<string>();
  let edition = 0;

  const valueOf = (path: string): FormValue => values.get(path) ?? '';
  const initialOf = (path: string): FormValue => initials.get(path) ?? '';
  const isFilledIn = (field: Field, value: FormValue): boolean => !isEmpty(field, value);
  // A secret that the service holds is filled too.
  const now = {
    valueOf,
    isFilled: (path: string) => isFilledIn(shape.at(path), valueOf(path)) || isStored(shape.at(path)),
  };
  const atFirst = {
    valueOf: initialOf,
    isFilled: (path: string) => isFilledIn(shape.at(path), initialOf(path)) || isThere(path),
  };
  const isOffered = ({ feature }: Field): boolean => feature === undefined || hasFeature(feature);
  const isVisible = (field: Field): boolean => isOffered(field) && isMet(field.showWhen, now);

  const isThere = (path: string): boolean => {
    const wire = stored && storedWire(stored, path);
    return wire !== undefined && wire !== null && wire !== '';
  };
  /** Where a service leaves secrets out altogether, it is taken to have those that it cannot do without. */
  const wasStored = (field: Field): boolean => {
    if (stored === undefined || !field.isSecret || !isMet(field.showWhen, atFirst)) return false;
    const kept = storedWire(stored, field.path);
    return kept === undefined ? field.isRequired : kept !== null && kept !== '';
  };
  /** Whether it was changed what a stored secret is good for: the login, or the key that it opens (T-08). */
  const isCutOff = (field: Field): boolean =>
    shape.binding.some(({ path }) => changed.has(path)) || changed.has(shape.openedBy(field) ?? '');

  const isStored = (field: Field): boolean =>
    wasStored(field) && isEmpty(field, valueOf(field.path)) && !isCutOff(field);

  const put = (field: Field, value: FormValue): PutResult => {
    const { path } = field;
    const written = new Set([field]);
    const reached = new Set([field]);
    if (!isSameData(value, valueOf(path))) edition += 1;
    values.set(path, value);
    if (isSameValue(field, value, initialOf(path))) changed.delete(path);
    else changed.add(path);
    for (const dependent of shape.shownBy(path)) {
      reached.add(dependent);
      // What a person can no longer see is not kept for later (spec §4: the unused method's credentials).
      if (isVisible(dependent) || !dependent.isSecret) continue;
      const emptied = put(dependent, '');
      for (const each of emptied.written) written.add(each);
      for (const each of emptied.reached) reached.add(each);
    }
    for (const other of shape.sparedBy(path)) reached.add(other);
    for (const secret of shape.secretsBoundTo(field)) reached.add(secret);
    return { written, reached };
  };

  return {
    valueOf,
    initialOf,
    isFilled: now.isFilled,
    isChanged: (path) => changed.has(path),
    isDirty: () => changed.size > 0,
    edition: () => edition,
    isLocked: (field) => stored !== undefined && field.isLockedAfterCreation,
    isVisible,
    isOffered,
    isStored,
    isOutdated: (field) => wasStored(field) && isCutOff(field),
    openedBy: (field) => {
      const secret = valueOf(shape.openedBy(field) ?? '');
      return typeof secret === 'string' && secret !== '' ? secret : undefined;
    },
    put,
    stored: () => stored,
    rebase: (next) => {
      stored = next;
      const followed: Field[] = [];
      const contested: Field[] = [];
      for (const field of shape.fields) {
        const { path } = field;
        const theirs = storedValue(field, next);
        if (isSameValue(field, theirs, initialOf(path))) continue;
        initials.set(path, theirs);
        if (!changed.has(path)) {
          values.set(path, theirs);
          followed.push(field);
        } else if (isSameValue(field, theirs, valueOf(path))) changed.delete(path);
        else contested.push(field);
      }
      if (followed.length > 0) edition += 1;
      return { followed, contested };
    },
    reset: () => {
      edition += 1;
      for (const [path, value] of initials) values.set(path, value);
      changed.clear();
    },
  };
}
