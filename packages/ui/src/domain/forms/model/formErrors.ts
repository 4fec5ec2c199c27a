import type { FieldError } from '../../outcome/problem.ts';
import type { FormDefinition } from '../definition/definition.ts';
import type { Field } from '../definition/fieldTypes.ts';
import type { FormValues, PutResult } from './formValues.ts';
import { fieldAtLocation, labelOfLocation } from './locations.ts';
import { validate } from './validate.ts';

/** The errors of a form: from its own validation, from external checks, and from the service. */
export interface FormErrors {
  /** The error shown at a field: our own first, the service's last. */
  readonly errorOf: (path: string) => string | undefined;
  /**
   * Whether a field blocks submitting. Errors of the service do not, because they are about the previous
   * request.
   */
  readonly isInTheWay: (path: string) => boolean;
  readonly hasAny: () => boolean;
  /** Errors of the service that belong to no field. */
  readonly summary: () => readonly string[];
  readonly judge: (field: Field) => void;
  /** Revalidates the fields that a new value affects. */
  readonly follow: (put: PutResult) => void;
  readonly setCustomError: (path: string, message: string | undefined) => void;
  readonly setServerErrors: (next: readonly FieldError[]) => void;
  readonly clear: () => void;
}

export interface FormErrorsOptions {
  readonly definition: FormDefinition;
  readonly values: FormValues;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

export function createFormErrors({ definition, values, today }: FormErrorsOptions): FormErrors {
  const own = new Map<string, string>();
  /** Errors found by external checks, such as a name that is taken. */
  const custom = new Map<string, string>();
  const serverErrors = new Map<string, string>();
  let summary: readonly string[] = [];

  const verdictOf = (field: Field): string | undefined => {
    if (!values.isVisible(field) || values.isLocked(field)) return undefined;
    return validate(field, values.valueOf(field.path), {
      today,
      refusesPasswords: definition.refusesPasswords ?? false,
      isStored: values.isStored(field),
      isOpenedLocked: values.isOpenedLocked(field),
      hasSubstitute: field.requiredUnless !== undefined && values.isFilled(field.requiredUnless),
    });
  };
  const judge = (field: Field): void => {
    const verdict = verdictOf(field);
    if (verdict === undefined) own.delete(field.path);
    else own.set(field.path, verdict);
  };

  return {
    errorOf: (path) => own.get(path) ?? custom.get(path) ?? serverErrors.get(path),
    isInTheWay: (path) => own.has(path) || custom.has(path),
    hasAny: () => own.size + custom.size + serverErrors.size + summary.length > 0,
    summary: () => summary,
    judge,
    follow: ({ written, reached }) => {
      for (const { path } of written) {
        custom.delete(path);
        serverErrors.delete(path);
      }
      for (const field of reached) {
        if (!values.isVisible(field)) serverErrors.delete(field.path);
        // A fixed error disappears at once. A new one appears when the field is left.
        if (own.has(field.path)) judge(field);
      }
    },
    setCustomError: (path, message) => {
      if (message === undefined) custom.delete(path);
      else custom.set(path, message);
    },
    setServerErrors: (next) => {
      serverErrors.clear();
      const homeless: string[] = [];
      for (const { location, message } of next) {
        const field = fieldAtLocation(definition, location);
        if (field && values.isVisible(field)) serverErrors.set(field.path, message);
        else if (location.length > 0) homeless.push(`${labelOfLocation(definition, location)}: ${message}`);
        else homeless.push(message);
      }
      summary = homeless;
    },
    clear: () => {
      own.clear();
      custom.clear();
      serverErrors.clear();
      summary = [];
    },
  };
}
