import type { FieldError } from '../problem.ts';
import type { TunnelId } from '../entities/id.ts';
import type { FeatureToggle } from '../policies/features.ts';
import type { FormDefinition } from './definition.ts';
import type { Field, FieldKind, FieldOf } from './fieldTypes.ts';
import type { WireObject } from './paths.ts';
import type { FormValue, ValueOf } from './fieldValues.ts';

/** What one control draws. A new object whenever, and only when, some property of it changed. */
export interface FieldState<Kind extends FieldKind = FieldKind> {
  readonly value: ValueOf<Kind>;
  /** Whether the field's condition is met and its feature is on; a hidden field is not judged. */
  readonly isVisible: boolean;
  /** Whether the field's feature is on. A field without it is left as the service has it. */
  readonly isOffered: boolean;
  /** It was created with this value and keeps it (spec §5). */
  readonly isLocked: boolean;
  /** The service holds a secret that is still good: the control says "saved", and nothing has to be typed. */
  readonly isStored: boolean;
  /** The service holds a secret that is no longer good: the login that it belongs to was changed. */
  readonly isOutdated: boolean;
  readonly isRequired: boolean;
  readonly isChanged: boolean;
  readonly isTouched: boolean;
  /** Why the value cannot be sent, by our own judgement or by the service's. */
  readonly error?: string;
  /** What to look at although it can be sent. */
  readonly warning?: string;
}

/** What the form's buttons and its summary draw. */
export interface FormState {
  /** Some value differs from what the form began with (spec §5). */
  readonly isDirty: boolean;
  /** Some error entry is not empty (spec §5). */
  readonly hasErrors: boolean;
  /** What the service said of no field in particular. */
  readonly summary: readonly string[];
  /** Fields that others have saved since, shown as they saved them; until they are dismissed. */
  readonly followed: readonly Field[];
  /** Fields that others have saved since, and that hold something else here; until they are dismissed. */
  readonly contested: readonly Field[];
}

export interface Observable<State> {
  /** Calls `listener` after each change of the state; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => State;
}

export interface FieldHandle<Kind extends FieldKind = FieldKind> extends Observable<FieldState<Kind>> {
  readonly field: FieldOf<Kind>;
}

export type HasFeature = (toggle: FeatureToggle) => boolean;

/** What the service holds of what the form is about. */
export interface StoredForm {
  readonly name?: string;
  readonly tunnelId?: TunnelId | null;
  readonly config: WireObject;
}

/** The state of one form, outside of what draws it, so that it outlives a panel that crashed. */
export interface FormModel extends Observable<FormState> {
  readonly definition: FormDefinition;
  /** What is being edited, as it was last known; `undefined` while something new is made. */
  readonly stored: StoredForm | undefined;
  /** The day on the person's clock, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether a feature is on for the person's client. Fields, sections and options can need one. */
  readonly hasFeature: HasFeature;
  readonly fields: readonly Field[];
  /** Grows with each change of a value, whoever makes it: tells whether something is still as it was sent. */
  readonly edition: () => number;
  /**
   * One field's state, to be drawn on its own; typed by its kind where that is given.
   * @throws {RangeError} where the definition has no field, or one of another kind, at this path
   */
  readonly at: <Kind extends FieldKind = FieldKind>(path: string, kind?: Kind) => FieldHandle<Kind>;
  /**
   * Takes a new value; a locked field keeps its own. A whole address, pasted into a host, fills the login instead: the
   * fields it filled are the answer, which is empty otherwise.
   */
  readonly setValue: (path: string, value: FormValue) => readonly Field[];
  /** The person has left the field: its value is tidied and judged. */
  readonly blur: (path: string) => void;
  /** What the field began with: the stored value, or the default. */
  readonly initialValue: (path: string) => FormValue;
  /** Judges everything before it is sent; answers the path of the first field with an error. */
  readonly validate: () => string | undefined;
  /** Puts what the service said at its places; the former errors of the service go. */
  readonly setServerErrors: (errors: readonly FieldError[]) => void;
  /**
   * Puts at a field what is wrong with it beyond its own value, such as a name that another thing has: in the way until
   * the value changes, or until it is taken back with `undefined`.
   */
  readonly setCustomError: (path: string, message: string | undefined) => void;
  /**
   * The service holds something else by now. Fields that nobody has changed here follow; those that were changed stay
   * (docs/faults.md, F27).
   */
  readonly rebase: (stored: StoredForm) => void;
  /** The person has read which fields were followed or contested. */
  readonly dismissUpdates: () => void;
  /** Takes what others saved in place of what was entered for the contested fields. */
  readonly acceptTheirs: () => void;
  /** Back to how the form began. */
  readonly reset: () => void;
  /** Empties all secrets: after saving, on leaving, at logout (docs/threats.md T-07). */
  readonly forgetSecrets: () => void;
}
