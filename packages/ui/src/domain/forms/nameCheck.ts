import { inSentence } from '../hiddenCharacters.ts';
import type { FormModel } from './formState.ts';

export interface NameCheck {
  /** The name of what already has this name, as it is written there; `undefined` for a free name. */
  readonly findTaken: (name: string) => string | undefined;
  /** A name that the service refused, and why: in the way until the name is another. */
  readonly refused?: { readonly name: string; readonly message: string };
}

/**
 * Keeps a taken or refused name from being sent, in every form with a unique name. A name is judged once its field was
 * left, since a free name often begins with a taken one. Answers how to stop.
 *
 * It listens beside the form, so that typing renders nothing but the field. The service knows more names, and has the
 * last word.
 */
export function checkName(form: FormModel, path: string, { findTaken, refused }: NameCheck): () => void {
  const { getSnapshot, subscribe } = form.at(path, 'text');
  const check = (): void => {
    const { value, isTouched } = getSnapshot();
    const taken = isTouched ? findTaken(value) : undefined;
    const refusal = value.trim() === refused?.name ? refused.message : undefined;
    form.setCustomError(
      path,
      taken === undefined ? refusal : `“${inSentence(taken)}” already exists. Choose another name.`,
    );
  };
  check();
  return subscribe(check);
}
