import { inSentence } from '../../text/hiddenCharacters.ts';
import type { FormModel } from './formState.ts';

export interface NameCheck {
  /** Looks up the item with this name and returns its spelling; `undefined` if the name is free. */
  readonly findTaken: (name: string) => string | undefined;
  /** A name that the service refused, and why. It blocks submitting until the name changes. */
  readonly refused?: { readonly name: string; readonly message: string };
}

/** What a field with a taken name says. */
export const takenName = (taken: string): string =>
  `“${inSentence(taken)}” already exists. Choose another name.`;

/**
 * Prevents sending a taken or refused name, in every form with a unique name. A name is checked when its
 * field is left, because a free name often starts with a taken one. Returns the unsubscribe function.
 *
 * The check subscribes outside the form, so that typing renders only the field. The service knows more names
 * and has the final check.
 */
export function checkName(form: FormModel, path: string, { findTaken, refused }: NameCheck): () => void {
  const { getSnapshot, subscribe } = form.at(path, 'text');
  const check = (): void => {
    const { value, isTouched } = getSnapshot();
    const taken = isTouched ? findTaken(value) : undefined;
    const refusal = value.trim() === refused?.name ? refused.message : undefined;
    form.setCustomError(path, taken === undefined ? refusal : takenName(taken));
  };
  check();
  return subscribe(check);
}
