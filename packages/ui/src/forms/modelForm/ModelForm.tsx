import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { FieldError } from '../../domain/outcome/problem.ts';
import { HandlerFailed } from '../../primitives/field/HandlerFailed.tsx';
import { useHandlerErrors } from '../../primitives/field/useHandlerErrors.ts';
import { focusField, focusFirstError } from '../fields/focusField.ts';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as css from './ModelForm.css.ts';

/** Methods for controlling the form. */
export interface FormHandle {
  /** Validates all fields. If one has an error, shows it, moves the focus there and returns false. */
  check(): boolean;
  /** Moves the focus to the first field with an error, such as after errors from the service. */
  focusFirstError(): void;
  /**
   * Scrolls to a field and moves the focus into it, such as from a failed step of the connection test. Returns whether it
   * is there: a part of the form may still be loading.
   */
  focusField(path: string): boolean;
}

export interface ModelFormProps {
  /** Id of the form, for a submit button outside of it. */
  id?: string;
  /** Names the form. */
  'aria-label': string;
  /** Values, errors and changes. The container holds the model, so that it outlives the form. */
  model: FormModel;
  /** All fields are valid: send them. */
  onSubmit(): void;
  /**
   * The service's last field errors, shown at the fields, or in the summary if they match none. The first field gets the
   * focus.
   */
  serverErrors?: readonly FieldError[];
  /**
   * Shows a summary of the fields with errors above the form. A form with one or two fields needs none. @default true
   */
  hasSummary?: boolean;
  /** Stacks the fields with space between them, as a dialog needs. @default 'sections' */
  layout?: 'sections' | 'stack';
  /** Locks the fields and submits nothing, such as during a save. @default false */
  isReadOnly?: boolean;
  /** The fields, as `FieldSlot`s or sections of them. */
  children: ReactNode;
  ref?: Ref<FormHandle>;
}

/**
 * A form for a model: validates before submitting, moves the focus to the first error, and shows the service's errors
 * at their fields. Each field renders from its own slice of the model.
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
  const goTo = (path: string): boolean => form.current !== null && focusField(form.current, path);
  const check = (): boolean => {
    const wrong = model.validate();
    setWasSubmitted(true);
    if (wrong !== undefined) goTo(wrong);
    return wrong === undefined;
  };
  useImperativeHandle(ref, () => ({
    check,
    focusField: goTo,
    focusFirstError: () => focusFirstError(form.current, model),
  }));
  useEffect(() => {
    if (!serverErrors) return;
    model.setServerErrors(serverErrors);
    focusFirstError(form.current, model);
  }, [model, serverErrors]);

  const { hasFailed, handlers } = useHandlerErrors();
  return (
    <form
      {...handlers}
      ref={form}
      id={id}
      className={css.layouts[layout]}
      aria-label={rest['aria-label']}
      aria-busy={isReadOnly || undefined}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReadOnly && check()) onSubmit();
      }}
    >
      {hasSummary && <ErrorSummary model={model} wasSubmitted={wasSubmitted} onGoToField={goTo} />}
      <ReadOnlyContext value={isReadOnly}>{children}</ReadOnlyContext>
      {hasFailed && <HandlerFailed />}
    </form>
  );
}
