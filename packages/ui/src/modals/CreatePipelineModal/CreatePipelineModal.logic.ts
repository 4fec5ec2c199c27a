import type { Problem } from '../../domain/problem.ts';

export interface NewPipelineErrors {
  readonly name?: string;
}

/** Names are the same when a reader could not tell them apart: composed, trimmed, in either case. */
const comparable = (name: string): string => name.normalize('NFC').trim().toLowerCase();

export function checkNewPipeline(name: string, takenNames: readonly string[]): NewPipelineErrors {
  const wanted = comparable(name);
  if (wanted === '') return { name: 'Enter a name.' };
  const taken = takenNames.find((one) => comparable(one) === wanted);
  return taken === undefined ? {} : { name: `“${taken}” already exists. Choose another name.` };
}

/** What the service says of one field, where it says so. */
export const fieldProblem = (problem: Problem, field: string): string | undefined =>
  problem.fieldErrors?.find(({ location }) => location.at(-1) === field)?.message;
