import { ProblemError, problemOf } from '@millrace/ui/domain/remote';

/**
 * Makes a write, and looks up the result if its outcome is unknown (docs/faults.md, "Unknown outcome").
 * @param lookUp finds the result of the write; `null` if there is none
 * @throws the write's own problem: still unknown if the lookup fails, failed if the lookup finds nothing
 */
export async function confirmWrite<Value>(
  write: () => Promise<Value>,
  lookUp: () => Promise<Value | null>,
): Promise<Value> {
  try {
    return await write();
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem.isOutcomeUnknown) throw thrown;
    const found = await lookUp().catch(() => undefined);
    if (found === undefined) throw thrown;
    if (found !== null) return found;
    throw new ProblemError({ ...problem, isOutcomeUnknown: false }, { cause: thrown });
  }
}
