import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { FormModel } from '../../domain/forms/formState.ts';
import type { FieldError } from '../../domain/problem.ts';
import { focusField } from '../fields/focusField.ts';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as css from './ModelForm.css.ts';

/** What a container may ask of the form that is on screen. */
export interface FormHandle {
  /** Judges everything; if a field has an error, shows it, moves the focus there and answers false. */
  check(): boolean;
  /** Moves the focus to the first field with an error, as after errors came from the service. */
  focusFirstError(): void;
  /** Brings a field into view and moves the focus into it, as from a failed step of the connection test. */
  focusField(path: string): void;
}

export interface ModelFormProps {
  /** For a submit button that stands outside of it. */
  id?: string;
  /** Names the form. */
  'aria-label': string;
  /** Values, errors and changes; the container holds it, so that it outlives the form on screen. */
  model: FormModel;
  /** Every field was judged and is valid: send it. */
  onSubmit(): void;
  /** What the service refused last: shown at the fields, or in the summary where it concerns none of them. */
  serverErrors?: readonly FieldError[];
  /** Whether a summary over the form lists the fields with errors. A form of a field or two needs none. @default true */
  hasSummary?: boolean;
  /** Lays the fields out one below the other with space between them, as a dialog needs. @default 'sections' */
  layout?: 'sections' | 'stack';
  /** Its fields can be read but not changed, as while it is saved. @default false */
  isReadOnly?: boolean;
  /** The fields, as `FieldSlot`s or sections of them. */
  children: ReactNode;
  ref?: Ref<FormHandle>;
}

/**
 * A form on a model: it judges before it sends, leads to the first field with an error, and puts what the service refused
 * at its fields. Each field renders from its own slice of the model.
 */
export function ModelForm({
  id,
  model,
  onSubmit,
  serverErrors,
  hasSummary = true,
  layout = 'sections',
  isReadOnly = false,
  children,
  ref,
  ...rest
}: ModelFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const goTo = (path: string): void => {
    if (form.current) focusField(form.current, path);
  };
  const check = (): boolean => {
    const wrong = model.validate();
    setWasSubmitted(true);
    if (wrong !== undefined) goTo(wrong);
    return wrong === undefined;
  };
  const focusFirstError = (): void => {
    const wrong = model.fields.find(({ path }) => model.at(path).getSnapshot().error !== undefined);
    if (wrong) goTo(wrong.path);
  };
  useImperativeHandle(ref, () => ({ check, focusField: goTo, focusFirstError }));
  useEffect(() => {
    if (serverErrors) model.setServerErrors(serverErrors);
  }, [model, serverErrors]);

  return (
    <form
      ref={form}
      id={id}
      className={css.layouts[layout]}
      aria-label={rest['aria-label']}
      aria-busy={isReadOnly || undefined}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) onSubmit();
      }}
    >
      {hasSummary && <ErrorSummary model={model} wasSubmitted={wasSubmitted} onGoToField={goTo} />}
      <ReadOnlyContext value={isReadOnly}>{children}</ReadOnlyContext>
    </form>
  );
}
