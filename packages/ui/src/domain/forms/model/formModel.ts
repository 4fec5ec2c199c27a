import type { FormDefinition } from '../definition/definition.ts';
import type { Field, FieldKind } from '../definition/fieldTypes.ts';
import type { FormValue } from '../definition/fieldValues.ts';
import { createEnteredLogins } from './enteredLogins.ts';
import { filledFields, type FilledFields } from './filledFields.ts';
import { createFormErrors } from './formErrors.ts';
import { noField, shapeOf } from './formShape.ts';
import type {
  FieldHandle,
  FieldState,
  FormModel,
  FormState,
  HasFeature,
  SecretLoss,
  StoredForm,
} from './formState.ts';
import { createFormUpdates } from './formUpdates.ts';
import { createFormValues } from './formValues.ts';
import type { FillContext } from './pastedAddress.ts';
import { createReplacedChoices } from './replacedChoices.ts';
import { createSignals } from './signals.ts';
import { warningFor } from './validate.ts';
import { initialValue, isEmpty, isValueOf, tidyValue } from './values.ts';

export interface FormModelOptions {
  readonly definition: FormDefinition;
  /** The local date, `YYYY-MM-DD`. It bounds dates and sets the default start date. */
  readonly today: string;
  readonly stored?: StoredForm;
  /** Called on each use, so that it can follow the current session. @default no feature is on */
  readonly hasFeature?: HasFeature;
  /** Which secrets are entered again with a change of the configuration. @default 'none' */
  readonly losesSecrets?: SecretLoss;
}

const noFeature: HasFeature = () => false;

/** Whether what is typed into the control is the value. A list of options has a search instead. */
const isTyped = (field: Field): boolean =>
  ['text', 'secret', 'longText', 'number', 'date'].includes(field.kind) ||
  (field.kind === 'list' && !field.options);

const isOfKind = <Kind extends FieldKind>(
  handle: FieldHandle,
  kind: Kind | undefined,
): handle is FieldHandle<Kind> => kind === undefined || handle.field.kind === kind;

/**
 * Creates the state of one form from its definition. Typing notifies only the field and the fields that
 * depend on it.
 */
export function createFormModel({
  definition,
  today,
  stored,
  hasFeature = noFeature,
  losesSecrets = 'none',
}: FormModelOptions): FormModel {
  const shape = shapeOf(definition);
  const { fields, at: fieldAt } = shape;
  const values = createFormValues({ shape, today, hasFeature, losesSecrets, ...(stored && { stored }) });
  const errors = createFormErrors({ definition, values, today });
  const updates = createFormUpdates(fields, values);
  const touched = new Set<string>();
  /** What a pasted address left to say at a field, until the field or the address changes. */
  const notes = new Map<string, string>();
  const logins = createEnteredLogins(shape, values);
  const replaced = createReplacedChoices();

  const stateOf = (field: Field): FieldState => {
    const { path } = field;
    const value = values.valueOf(path);
    return Object.freeze({
      value,
      isVisible: values.isVisible(field),
      isOffered: values.isOffered(field),
      isLocked: values.isLocked(field),
      isStored: values.isStored(field),
      isOutdated: values.whyOutdated(field) !== undefined,
      whyOutdated: values.whyOutdated(field),
      isRequired: field.isRequired,
      isChanged: values.isChanged(path),
      isTouched: touched.has(path),
      error: errors.errorOf(path),
      warning: warningFor(field, value, values.isOpenedLocked(field)) ?? notes.get(path),
    });
  };
  const formState = (): FormState =>
    Object.freeze({
      isDirty: values.isDirty(),
      hasErrors: errors.hasAny(),
      summary: errors.summary(),
      followed: updates.followed(),
      contested: updates.contested(),
    });

  const signals = createSignals();
  const form = signals.add(formState);
  const handles = new Map<string, FieldHandle & { readonly refresh: () => void }>(
    fields.map((field) => [field.path, { field, ...signals.add(() => stateOf(field)) }]),
  );
  const refresh = (among: Iterable<Field>): void => {
    for (const { path } of among) handles.get(path)?.refresh();
    form.refresh();
    signals.flush();
  };

  /** Sets a value and returns the fields whose state may have changed. */
  const put = (field: Field, value: FormValue): ReadonlySet<Field> => {
    const result = values.put(field, value);
    errors.follow(result);
    return result.reached;
  };

  const fillContext: FillContext = {
    valueAt: values.valueOf,
    defaultAt: (path) => initialValue(fieldAt(path), today),
    loginAt: logins.at,
    isLocked: (path) => values.isLocked(fieldAt(path)),
    replacedAt: replaced.at,
    secrets: shape.secrets,
  };
  /** Replaces the notes of the last address and returns the fields whose note has changed. */
  const setNotes = (next: FilledFields['notes'] = []): readonly Field[] => {
    const before = [...notes.keys()];
    notes.clear();
    for (const [path, note] of next) notes.set(path, note);
    return [...before, ...notes.keys()].map(fieldAt);
  };

  const setValue: FormModel['setValue'] = (path, value, inserted) => {
    const field = fieldAt(path);
    if (!isValueOf(field, value)) throw new TypeError(`The field at "${path}" cannot have this value`);
    const {
      entries: parts,
      own,
      notes: nextNotes,
    } = filledFields(field, { value, ...(inserted !== undefined && { inserted }) }, fillContext);
    const filled = parts
      .map(([at, part]) => [fieldAt(at), part] as const)
      .filter(([each, part]) => !values.isLocked(each) && isValueOf(each, part));
    const isOwn = !values.isLocked(field) && (own !== undefined || filled.length === 0);
    const entries = isOwn ? [[field, own ?? value] as const, ...filled] : filled;
    if (isOwn) replaced.forget(path);
    for (const [each, part] of filled)
      if (each.kind === 'ssl') replaced.replace(each.path, values.valueOf(each.path), part);
    const reached = entries.flatMap(([each, part]) => [...put(each, part)]);
    if (field.isSecret && !isEmpty(field, value)) logins.enterSecret();
    logins.complete(filled.map(([each]) => each));
    const isAddress = field.kind === 'text' && field.address !== undefined;
    const noted = isAddress ? setNotes(nextNotes) : notes.delete(path) ? [field] : [];
    refresh(new Set([...reached, ...noted]));
    return filled.map(([each]) => each);
  };

  /** Normalises and validates one field. Hidden and locked fields are skipped. */
  const leave = (field: Field): ReadonlySet<Field> => {
    const { path } = field;
    const value = values.valueOf(path);
    // Untouched values stay as the service has them; otherwise viewing a form would change it.
    const tidy = values.isChanged(path) ? tidyValue(field, value) : value;
    const reached = values.isLocked(field) || tidy === value ? new Set([field]) : put(field, tidy);
    touched.add(path);
    logins.complete([field]);
    errors.judge(field);
    return reached;
  };

  return {
    definition,
    today,
    hasFeature,
    get stored() {
      return values.stored();
    },
    fields,
    subscribe: form.subscribe,
    getSnapshot: form.getSnapshot,
    edition: values.edition,
    at: (path, kind) => {
      const handle = handles.get(path);
      if (!handle || !isOfKind(handle, kind)) throw noField(path);
      return handle;
    },
    setValue,
    keepTyped(path, typed) {
      const field = fieldAt(path);
      if (isTyped(field) && !values.isLocked(field)) refresh(put(field, typed));
    },
    initialValue: (path) => values.initialOf(fieldAt(path).path),
    blur(path) {
      const field = fieldAt(path);
      if (definition.reportsMissing === 'onSubmit' && isEmpty(field, values.valueOf(path))) return;
      refresh(leave(field));
    },
    validate: () => {
      errors.setServerErrors([]);
      for (const field of fields) leave(field);
      refresh(fields);
      return fields.find(({ path }) => errors.isInTheWay(path))?.path;
    },
    setServerErrors: (next) => {
      errors.setServerErrors(next);
      refresh(fields);
    },
    setCustomError: (path, message) => {
      errors.setCustomError(path, message);
      refresh([fieldAt(path)]);
    },
    rebase: (next) => {
      const result = values.rebase(next);
      const written = new Set(result.followed);
      errors.follow({ written, reached: written });
      updates.add(result);
      refresh(fields);
    },
    dismissUpdates: () => {
      updates.dismiss();
      refresh([]);
    },
    acceptTheirs: () => {
      for (const { path } of updates.contested()) {
        put(fieldAt(path), values.initialOf(path));
        replaced.forget(path);
      }
      refresh(fields);
    },
    reset: () => {
      updates.dismiss();
      values.reset();
      touched.clear();
      notes.clear();
      logins.clear();
      replaced.clear();
      errors.clear();
      refresh(fields);
    },
    loseSecrets: () => {
      values.loseSecrets();
      refresh(shape.secrets);
    },
    forgetSecrets: () => refresh(new Set(shape.secrets.flatMap((field) => [...put(field, '')]))),
  };
}
