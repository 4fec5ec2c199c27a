import { comparableName } from '../../domain/entities/uniqueName.ts';
import { firstHidden, hasVisible, inSentence } from '../../domain/hiddenCharacters.ts';
import type { Problem } from '../../domain/problem.ts';

export interface NewPipelineErrors {
  readonly name?: string;
}

export function checkNewPipeline(name: string, takenNames: readonly string[]): NewPipelineErrors {
  if (!hasVisible(name)) return { name: 'Enter a name.' };
  const found = firstHidden(name.trim());
  if (found) return { name: `The name holds a character that cannot be seen (${found}). Type it anew.` };
  const wanted = comparableName(name);
  const taken = takenNames.find((one) => comparableName(one) === wanted);
  return taken === undefined ? {} : { name: `“${inSentence(taken)}” already exists. Choose another name.` };
}

/** What the service says of one field, where it says so. */
export const fieldProblem = (problem: Problem, field: string): string | undefined =>
  problem.fieldErrors?.find(({ location }) => location.at(-1) === field)?.message;
