import type { FieldError } from '../../outcome/problem.ts';
import type { TunnelId } from '../../entities/id.ts';
import type { FeatureToggle } from '../../entities/features.ts';
import type { FormDefinition } from '../definition/definition.ts';
import type { Field, FieldKind, FieldOf } from '../definition/fieldTypes.ts';
import type { WireObject } from '../../json/paths.ts';
import type { FormValue, ValueOf } from '../definition/fieldValues.ts';

/** The state of one control. A new object if, and only if, a property has changed. */
export interface FieldState<Kind extends FieldKind = FieldKind> {
  readonly value: ValueOf<Kind>;
  /** Whether the field's condition is met and its feature is on. Hidden fields are not validated. */
  readonly isVisible: boolean;
  /** Whether the field's feature is on. Without it, the saved value stays unchanged. */
  readonly isOffered: boolean;
  /** The value cannot change after creation (spec §5). */
  readonly isLocked: boolean;
  /** The service has a valid secret: the control shows "saved" and no input is required. */
  readonly isStored: boolean;
  /**
   * The service's secret is needed again: the login that it belongs to was changed, or the service does not keep it
   * (`losesSecrets`).
   */
  readonly isOutdated: boolean;
  /** Why `isOutdated`. */
  readonly whyOutdated: SecretAgain | undefined;
  readonly isRequired: boolean;
  readonly isChanged: boolean;
  readonly isTouched: boolean;
  /** Why the value cannot be sent, from our validation or the service's. */
  readonly error?: string;
  /** A warning that does not prevent sending. */
  readonly warning?: string;
}

/** The state of the form's buttons and its summary. */
export interface FormState {
  /** A value differs from its initial value (spec §5). */
  readonly isDirty: boolean;
  /** At least one error is present (spec §5). */
  readonly hasErrors: boolean;
  /** Errors of the service that belong to no field. */
  readonly summary: readonly string[];
  /** Fields that others have saved meanwhile and that now show the saved value, until dismissed. */
  readonly followed: readonly Field[];
  /** Fields that others have saved meanwhile and that have a different value here, until dismissed. */
  readonly contested: readonly Field[];
}

export interface Observable<State> {
  /** Calls `listener` after each change of the state. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => State;
}

export interface FieldHandle<Kind extends FieldKind = FieldKind> extends Observable<FieldState<Kind>> {
  readonly field: FieldOf<Kind>;
}

export type HasFeature = (toggle: FeatureToggle) => boolean;

/**
 * Which saved secrets a service may lose with a change of the configuration that does not contain them: none, those
 * that its answers do not even show masked, or all.
 */
export type SecretLoss = 'none' | 'unseen' | 'all';

/** Why a saved secret has to be entered again: the login that it belongs to was changed, or the service may lose it. */
export type SecretAgain = 'login' | 'service';

/** The saved values of the edited entity. */
export interface StoredForm {
  readonly name?: string;
  readonly tunnelId?: TunnelId | null;
  /** How a source is read (spec §3). */
  readonly variant?: string | null;
  readonly config: WireObject;
}

/** The state of one form. It is independent of its components, so that it survives a crashed panel. */
export interface FormModel extends Observable<FormState> {
  readonly definition: FormDefinition;
  /** The saved values as last loaded; `undefined` for a new entity. */
  readonly stored: StoredForm | undefined;
  /** The local date, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether a feature is on for the user's client. Fields, sections and options can require one. */
  readonly hasFeature: HasFeature;
  readonly fields: readonly Field[];
  /** Increases with every change of a value. Shows whether the form still has the values that were sent. */
  readonly edition: () => number;
  /**
   * The state of one field, for its own component; typed by kind if the kind is given.
   * @throws {RangeError} if the definition has no field, or one of another kind, at this path
   */
  readonly at: <Kind extends FieldKind = FieldKind>(path: string, kind?: Kind) => FieldHandle<Kind>;
  /**
   * Sets a value; locked fields keep theirs. A full address inserted into a host fills the login instead.
   * Returns the fields that it filled, otherwise an empty array.
   * @param inserted The text that was pasted, dropped or filled in at once. @default the value was typed or set
   */
  readonly setValue: (path: string, value: FormValue, inserted?: string) => readonly Field[];
  /**
   * Keeps what was typed although handling it failed. No other field is filled in. A locked field, and one without text,
   * keeps its value.
   */
  readonly keepTyped: (path: string, typed: string) => void;
  /** Call it when the field loses focus: normalises and validates the value. */
  readonly blur: (path: string) => void;
  /** The field's initial value: the saved value or the default. */
  readonly initialValue: (path: string) => FormValue;
  /** Validates the whole form. Returns the path of the first field with an error. */
  readonly validate: () => string | undefined;
  /** Shows errors of the service at their fields and replaces its previous errors. */
  readonly setServerErrors: (errors: readonly FieldError[]) => void;
  /**
   * Sets an error from an external check, such as a name that is taken. It blocks submitting until the value
   * changes or `undefined` clears it.
   */
  readonly setCustomError: (path: string, message: string | undefined) => void;
  /**
   * Takes new saved values from the service. Unchanged fields follow; changed fields keep their value (F27).
   */
  readonly rebase: (stored: StoredForm) => void;
  /** Dismisses the lists of followed and contested fields. */
  readonly dismissUpdates: () => void;
  /** Replaces the contested fields with the values that others saved. */
  readonly acceptTheirs: () => void;
  /** Resets all fields to their initial values. */
  readonly reset: () => void;
  /** The service turned out to have lost its secrets: they are entered again. */
  readonly loseSecrets: () => void;
  /** Clears all secrets: after saving, on leaving, at logout (T-07). */
  readonly forgetSecrets: () => void;
}
