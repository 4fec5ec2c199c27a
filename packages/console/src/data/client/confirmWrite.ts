import { ProblemError, problemOf } from '@millrace/ui/domain/remote';

/**
 * Makes a write; when nobody can say whether it was carried out, looks (docs/faults.md, "Unknown outcome").
 * @param look what the write would have brought about, or `null` if it is not there
 * @throws the write's own problem: as unknown while it cannot be looked up, as failed once it is known not to be there
 */
export async function confirmWrite<Value>(
  write: () => Promise<Value>,
  look: () => Promise<Value | null>,
): Promise<Value> {
  try {
    return await write();
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem.isOutcomeUnknown) throw thrown;
    const found = await look().catch(() => undefined);
    if (found === undefined) throw thrown;
    if (found !== null) return found;
    throw new ProblemError({ ...problem, isOutcomeUnknown: false }, { cause: thrown });
  }
}
