import { comparableName } from '../../domain/entities/uniqueName.ts';
import type { Problem } from '../../domain/problem.ts';

export interface NewPipelineErrors {
  readonly name?: string;
}

export function checkNewPipeline(name: string, takenNames: readonly string[]): NewPipelineErrors {
  const wanted = comparableName(name);
  if (wanted === '') return { name: 'Enter a name.' };
  const taken = takenNames.find((one) => comparableName(one) === wanted);
  return taken === undefined ? {} : { name: `“${taken}” already exists. Choose another name.` };
}

/** What the service says of one field, where it says so. */
export const fieldProblem = (problem: Problem, field: string): string | undefined =>
  problem.fieldErrors?.find(({ location }) => location.at(-1) === field)?.message;
