import { useEffect } from 'react';
import { comparableName } from '../../domain/entities/uniqueName.ts';
import type { FormModel } from '../../domain/forms/formState.ts';
import { inSentence } from '../../domain/hiddenCharacters.ts';

interface NameErrors {
  /** Names that other things have. */
  readonly takenNames?: readonly string[];
  /** What the service said of the name that was sent; it stands until the name changes. */
  readonly refusal?: string;
}

/**
 * Keeps a name that is taken, or that the service refused, from being sent, and says so at once. It listens beside the
 * form, so that typing renders nothing but the field.
 */
export function useNameErrors(model: FormModel, path: string, { takenNames, refusal }: NameErrors): void {
  useEffect(() => {
    const { getSnapshot, subscribe } = model.at(path, 'text');
    const refused = getSnapshot().value;
    const check = (): void => {
      const { value } = getSnapshot();
      const taken = takenNames?.find((name) => comparableName(name) === comparableName(value));
      const refusedNow = value === refused ? refusal : undefined;
      model.setCustomError(
        path,
        taken === undefined ? refusedNow : `“${inSentence(taken)}” already exists. Choose another name.`,
      );
    };
    check();
    return subscribe(check);
  }, [model, path, takenNames, refusal]);
}
