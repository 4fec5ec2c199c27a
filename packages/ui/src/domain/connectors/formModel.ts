import type { FieldError } from '../problem.ts';
import type { FormDefinition } from './define.ts';
import type { Condition, Field } from './fieldTypes.ts';
import type { FieldHandle, FieldState, FormModel, FormState, StoredForm } from './formState.ts';
import { noField, shapeOf } from './formShape.ts';
import { fieldAtLocation, labelOfLocation } from './locations.ts';
import { normalise } from './normalise.ts';
import { readPath, type Wire } from './paths.ts';
import { partsOfAddress } from './pastedAddress.ts';
import { createSignals } from './signals.ts';
import { validate, warningFor } from './validate.ts';
import { initialValue, isEmpty, isSameValue, isValueOf, readValue, type FormValue } from './values.ts';

export interface FormModelOptions {
  readonly definition: FormDefinition;
  /** The day on the person's clock, `YYYY-MM-DD`: bounds of dates and the default start date come from it. */
  readonly today: string;
  readonly stored?: StoredForm;
}

const storedWire = ({ name, tunnelId, config }: StoredForm, path: string): Wire | undefined => {
  if (path === 'name') return name;
  return path === 'tunnel_id' ? tunnelId : readPath(config, path);
};

/** One form's state, made from its definition. Typing wakes the field typed into and those that depend on it. */
export function createFormModel({ definition, today, stored }: FormModelOptions): FormModel {
  const shape = shapeOf(definition);
  const { fields, at: fieldAt, secrets, binding } = shape;
  const initials = new Map(
    fields.map((field) => [
      field.path,
      stored ? readValue(field, storedWire(stored, field.path)) : initialValue(field, today),
    ]),
  );
  const values = new Map(initials);
  const changed = new Set<string>();
  const touched = new Set<string>();
  const errors = new Map<string, string>();
  const serverErrors = new Map<string, string>();
  /** What is known of values beyond what can be told by them. */
  const complaints = new Map<string, string>();
  let serverSummary: readonly string[] = [];
  let edition = 0;

  const valueIn = (source: ReadonlyMap<string, FormValue>, path: string): FormValue => source.get(path) ?? '';
  const holds = (condition: Condition | undefined, source: ReadonlyMap<string, FormValue>): boolean =>
    condition === undefined || condition.some(({ path, equals }) => valueIn(source, path) === equals);

  const isLocked = (field: Field): boolean => stored !== undefined && field.isLockedAfterCreation;
  const isVisible = (field: Field): boolean => holds(field.showWhen, values);
  /** Where a service leaves secrets out altogether, it is taken to have those that it cannot do without. */
  const wasStored = (field: Field): boolean => {
    if (stored === undefined || !field.isSecret || !holds(field.showWhen, initials)) return false;
    const kept = storedWire(stored, field.path);
    return kept === undefined ? field.isRequired : kept !== null && kept !== '';
  };
  /** Whether it was changed what a stored secret is good for: the login, or the key that it opens (T-08). */
  const isCutOff = (field: Field): boolean =>
    binding.some(({ path }) => changed.has(path)) || changed.has(shape.openedBy(field) ?? '');
  /** A secret that was in use is still good, until it is replaced or cut off. */
  const isStored = (field: Field): boolean =>
    wasStored(field) && isEmpty(valueIn(values, field.path)) && !isCutOff(field);

  const judge = (field: Field): void => {
    const isJudged = isVisible(field) && !isLocked(field) && field.filledBy !== 'service';
    const error = isJudged
      ? validate(field, valueIn(values, field.path), {
          today,
          isStored: isStored(field),
          hasSubstitute:
            field.requiredUnless !== undefined && !isEmpty(valueIn(values, field.requiredUnless)),
        })
      : undefined;
    if (error === undefined) errors.delete(field.path);
    else errors.set(field.path, error);
  };

  const stateOf = (field: Field): FieldState => {
    const value = valueIn(values, field.path);
    return Object.freeze({
      value,
      isVisible: isVisible(field),
      isLocked: isLocked(field),
      isStored: isStored(field),
      isOutdated: wasStored(field) && isCutOff(field),
      isRequired: field.isRequired,
      isChanged: changed.has(field.path),
      isTouched: touched.has(field.path),
      error: errors.get(field.path) ?? complaints.get(field.path) ?? serverErrors.get(field.path),
      warning: warningFor(field, value),
    });
  };
  const formState = (): FormState =>
    Object.freeze({
      isDirty: changed.size > 0,
      hasErrors: errors.size + complaints.size + serverErrors.size + serverSummary.length > 0,
      summary: serverSummary,
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

  /** Puts a value, and answers the fields whose state may have changed by it. */
  const put = (field: Field, value: FormValue): ReadonlySet<Field> => {
    const { path } = field;
    const reached = new Set([field]);
    if (!isSameValue(value, valueIn(values, path))) edition += 1;
    values.set(path, value);
    const wasChanged = changed.has(path);
    if (isSameValue(value, valueIn(initials, path))) changed.delete(path);
    else changed.add(path);
    complaints.delete(path);
    serverErrors.delete(path);
    for (const dependent of shape.shownBy(path)) {
      reached.add(dependent);
      if (!isVisible(dependent)) serverErrors.delete(dependent.path);
      // What a person can no longer see is not kept for later (spec §4: the unused method's credentials).
      if (!isVisible(dependent) && dependent.isSecret)
        for (const each of put(dependent, '')) reached.add(each);
    }
    for (const other of shape.sparedBy(path)) reached.add(other);
    if (wasChanged !== changed.has(path))
      for (const secret of shape.secretsBoundTo(field)) reached.add(secret);
    // An error goes as soon as it is mended; a new one waits until the field is left.
    for (const each of reached) if (errors.has(each.path)) judge(each);
    return reached;
  };

  const setValue = (path: string, value: FormValue): readonly Field[] => {
    const field = fieldAt(path);
    if (!isValueOf(field, value)) throw new TypeError(`"${path}" does not hold such a value`);
    const filled = partsOfAddress(field, valueIn(values, path), value)
      .map(([at, part]) => [fieldAt(at), part] as const)
      .filter(([each]) => !isLocked(each));
    const entries = filled.length > 0 || isLocked(field) ? filled : [[field, value] as const];
    const reached = new Set(entries.flatMap(([each, part]) => [...put(each, part)]));
    refresh(reached);
    return filled.map(([each]) => each);
  };

  /** Tidies and judges one field; what is hidden or locked is left alone. */
  const leave = (field: Field): ReadonlySet<Field> => {
    const value = valueIn(values, field.path);
    // What nobody touched stays as the service has it, or looking at a form would change it.
    const tidy = typeof value === 'string' && changed.has(field.path) ? normalise(field, value) : value;
    const reached = isLocked(field) || tidy === value ? new Set([field]) : put(field, tidy);
    touched.add(field.path);
    judge(field);
    return reached;
  };

  return {
    definition,
    ...(stored && { stored }),
    fields,
    subscribe: form.subscribe,
    getSnapshot: form.getSnapshot,
    edition: () => edition,
    at: (path) => {
      const handle = handles.get(path);
      if (!handle) throw noField(path);
      return handle;
    },
    setValue,
    initialValue: (path) => valueIn(initials, fieldAt(path).path),
    blur: (path) => refresh(leave(fieldAt(path))),
    validate: () => {
      serverErrors.clear();
      serverSummary = [];
      for (const field of fields) leave(field);
      refresh(fields);
      return fields.find(({ path }) => errors.has(path) || complaints.has(path))?.path;
    },
    setServerErrors: (said: readonly FieldError[]) => {
      serverErrors.clear();
      const homeless: string[] = [];
      for (const { location, message } of said) {
        const field = fieldAtLocation(definition, location);
        if (field && isVisible(field)) serverErrors.set(field.path, message);
        else
          homeless.push(
            location.length > 0 ? `${labelOfLocation(definition, location)}: ${message}` : message,
          );
      }
      serverSummary = homeless;
      refresh(fields);
    },
    complain: (path, message) => {
      if (message === undefined) complaints.delete(path);
      else complaints.set(path, message);
      refresh([fieldAt(path)]);
    },
    reset: () => {
      edition += 1;
      for (const [path, value] of initials) values.set(path, value);
      changed.clear();
      touched.clear();
      errors.clear();
      complaints.clear();
      serverErrors.clear();
      serverSummary = [];
      refresh(fields);
    },
    forgetSecrets: () => {
      const reached = new Set(secrets.flatMap((field) => [...put(field, '')]));
      refresh(reached);
    },
  };
}
