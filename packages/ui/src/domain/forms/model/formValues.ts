import { isKnown } from '../../entities/open.ts';
import { isMet } from '../definition/conditions.ts';
import type { Field } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import type { FormShape } from './formShape.ts';
import type { HasFeature, SecretAgain, SecretLoss, StoredForm } from './formState.ts';
import { readPath, type Wire } from '../../json/paths.ts';
import { initialValue, isEmpty, isSameData, isSameValue, readValue, takesPassphrase } from './values.ts';

/** The fields that were written and the fields that depend on them. */
export interface PutResult {
  readonly written: ReadonlySet<Field>;
  /** Fields whose state may have changed, including the written ones. */
  readonly reached: ReadonlySet<Field>;
}

/** Fields that others have set to a different value than the form has. */
export interface RebaseResult {
  /** Unchanged here: they now have the value that others set. */
  readonly followed: readonly Field[];
  /** Changed here to a different value: they keep it. */
  readonly contested: readonly Field[];
}

/** The values of a form, their initial values, and the state derived from both. */
export interface FormValues {
  readonly valueOf: (path: string) => FormValue;
  readonly initialOf: (path: string) => FormValue;
  readonly isFilled: (path: string) => boolean;
  readonly isChanged: (path: string) => boolean;
  readonly isDirty: () => boolean;
  /** Increases with every change of a value. */
  readonly edition: () => number;
  readonly isLocked: (field: Field) => boolean;
  readonly isVisible: (field: Field) => boolean;
  /** Whether the field's feature is on. */
  readonly isOffered: (field: Field) => boolean;
  /** The service has a valid secret. */
  readonly isStored: (field: Field) => boolean;
  /** Why the service's secret has to be entered again. */
  readonly whyOutdated: (field: Field) => SecretAgain | undefined;
  /** Whether the secret entered for a field to unlock is locked; `undefined` if there is none, or unknown. */
  readonly isOpenedLocked: (field: Field) => boolean | undefined;
  readonly put: (field: Field, value: FormValue) => PutResult;
  readonly stored: () => StoredForm | undefined;
  /** Takes new saved values and returns the fields that others have set. */
  readonly rebase: (stored: StoredForm) => RebaseResult;
  /** Resets all fields to their initial values. */
  readonly reset: () => void;
  /** The service has lost its secrets. */
  readonly loseSecrets: () => void;
}

export interface FormValuesOptions {
  readonly shape: FormShape;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly stored?: StoredForm;
  readonly hasFeature: HasFeature;
  readonly losesSecrets: SecretLoss;
}

/** The paths of the values that are beside `config` on the wire. */
const besideConfig = ['name', 'tunnel_id', 'variant'] as const;
/** Whether the value at a path is part of the configuration. */
export const isInConfig = (path: string): boolean => !isKnown(besideConfig, path);

/** The saved value at the path of a form field. */
export function storedWire({ name, tunnelId, variant, config }: StoredForm, path: string): Wire | undefined {
  if (!isKnown(besideConfig, path)) return readPath(config, path);
  // A source without a variant is read in the standard way.
  return { name, tunnel_id: tunnelId, variant: variant ?? 'standard' }[path];
}

export function createFormValues({
  shape,
  today,
  hasFeature,
  losesSecrets,
  ...given
}: FormValuesOptions): FormValues {
  let stored = given.stored;
  let hasLostSecrets = false;
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
  // A secret saved in the service counts as filled.
  const now = {
    valueOf,
    isFilled: (path: string) => isFilledIn(shape.at(path), valueOf(path)) || isStored(shape.at(path)),
  };
  const atFirst = {
    valueOf: initialOf,
    isFilled: (path: string) => isFilledIn(shape.at(path), initialOf(path)) || isThere(path),
  };
  const isOffered = ({ feature }: Field): boolean =>
    feature === undefined || [feature].flat().some(hasFeature);
  const isVisible = (field: Field): boolean => isOffered(field) && isMet(field.showWhen, now);

  const isThere = (path: string): boolean => {
    const wire = stored && storedWire(stored, path);
    return wire !== undefined && wire !== null && wire !== '';
  };
  /** If a service leaves secrets out, it is assumed to have the required ones. */
  const wasStored = (field: Field): boolean => {
    if (stored === undefined || !field.isSecret || !isMet(field.showWhen, atFirst)) return false;
    const kept = storedWire(stored, field.path);
    return kept === undefined ? field.isRequired : kept !== null && kept !== '';
  };
  /** Whether the service may lose a secret with a change that does not contain it. */
  const mayLose = ({ path }: Field): boolean =>
    losesSecrets === 'all' ||
    (losesSecrets === 'unseen' && stored !== undefined && storedWire(stored, path) === undefined);
  /** Why a saved secret is needed again; `undefined` if the service keeps it. */
  const whyAgain = (field: Field): SecretAgain | undefined => {
    if (hasLostSecrets) return 'service';
    // Its binding was changed: the login that it belongs to, or the key that it unlocks (T-08).
    if (shape.binding.some(({ path }) => changed.has(path)) || changed.has(shape.openedBy(field) ?? ''))
      return 'login';
    return mayLose(field) && [...changed].some(isInConfig) ? 'service' : undefined;
  };

  const isStored = (field: Field): boolean =>
    wasStored(field) && isEmpty(field, valueOf(field.path)) && !whyAgain(field);

  const put = (field: Field, value: FormValue): PutResult => {
    const { path } = field;
    const written = new Set([field]);
    const reached = new Set([field]);
    // A value of the service is not an entry: it changes nothing that would have to be saved.
    const isEntry = field.kind !== 'serviceValue';
    if (isEntry && !isSameData(value, valueOf(path))) edition += 1;
    values.set(path, value);
    if (!isEntry || isSameValue(field, value, initialOf(path))) changed.delete(path);
    else changed.add(path);
    for (const dependent of shape.shownBy(path)) {
      reached.add(dependent);
      // A hidden field's value is cleared, such as the credentials of the unused method (spec §4).
      if (isVisible(dependent) || !dependent.isSecret) continue;
      const emptied = put(dependent, '');
      for (const each of emptied.written) written.add(each);
      for (const each of emptied.reached) reached.add(each);
    }
    for (const other of shape.sparedBy(path)) reached.add(other);
    const bound = losesSecrets !== 'none' && isInConfig(path) ? shape.secrets : shape.secretsBoundTo(field);
    for (const secret of bound) reached.add(secret);
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
    whyOutdated: (field) => (wasStored(field) ? whyAgain(field) : undefined),
    isOpenedLocked: (field) => {
      const path = shape.openedBy(field);
      return path === undefined ? undefined : takesPassphrase(shape.at(path), valueOf(path));
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
    loseSecrets: () => {
      hasLostSecrets = true;
    },
  };
}
