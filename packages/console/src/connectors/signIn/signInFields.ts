import type { ConnectState, OAuthFields } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';

/** Values of fields by their path. */
export type FieldValues = ReadonlyMap<string, string>;

/** The access that was granted while the form is open. */
export interface Grant {
  readonly at: Date;
  readonly account?: string;
  /** The values that its address contained. It does not outlive them. */
  readonly values: FieldValues;
}

/** The fields of a form that a sign-in needs for its address, and those that it fills. */
export interface SignInFields {
  /** The value that is typed in a field. */
  readonly typed: (path: string) => string;
  /** The values for the address. */
  readonly needed: () => FieldValues;
  /** Shows the errors of the fields for the address. Returns whether there are any. */
  readonly hasErrors: () => boolean;
  /** Why a sign-in with these values no longer applies; `undefined` if it does. */
  readonly whyOutdated: (values: FieldValues) => string | undefined;
  readonly fill: (values: FieldValues) => void;
  /** Empties the fields that a sign-in fills. */
  readonly empty: () => void;
  /** What the values say: a saved access counts, unless what it belongs to has changed. */
  readonly stateWith: (grant: Grant | undefined) => ConnectState;
  /** Calls `listener` after a change of one of the fields. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function signInFields(model: FormModel, { needs, fills, fillsFromReturn }: OAuthFields): SignInFields {
  const filled = [...Object.keys(fills), ...Object.keys(fillsFromReturn)];
  const stateAt = (path: string) => model.at(path).getSnapshot();
  const typed = (path: string): string => String(stateAt(path).value).trim();
  const reasonFor = (path: string): string =>
    `“${model.at(path).field.label}” was changed, so the sign-in no longer applies.`;
  return {
    typed,
    needed: () => new Map(needs.map((path) => [path, typed(path)])),
    hasErrors() {
      for (const path of needs) model.blur(path);
      return needs.some((path) => stateAt(path).error !== undefined);
    },
    whyOutdated(values) {
      const changed = needs.find((path) => values.get(path) !== typed(path));
      return changed === undefined ? undefined : reasonFor(changed);
    },
    fill(values) {
      for (const [path, value] of values) model.setValue(path, value);
    },
    empty() {
      for (const path of filled) model.setValue(path, '');
    },
    stateWith(grant) {
      const states = filled.map(stateAt);
      if (states.every(({ isStored, value }) => isStored || value !== '')) {
        if (!grant) return { kind: 'connected' };
        const { at, account } = grant;
        return { kind: 'connected', at, ...(account !== undefined && { account }) };
      }
      const changed = needs.find((path) => stateAt(path).isChanged);
      return changed !== undefined && states.some(({ isOutdated }) => isOutdated)
        ? { kind: 'idle', reason: reasonFor(changed) }
        : { kind: 'idle' };
    },
    subscribe(listener) {
      const ends = [...new Set([...filled, ...needs])].map((path) => model.at(path).subscribe(listener));
      return () => ends.forEach((end) => end());
    },
  };
}
