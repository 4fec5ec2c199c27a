import { ProblemError, problemOf } from '@millrace/ui/domain/remote';

export interface ConfirmOptions {
  /**
   * Looks up the result after a conflict (409) too. Browsers and proxies send a request again whose connection broke,
   * and the second one meets the result of the first. Only for a lookup that compares all that was asked for: otherwise
   * the result may be someone else's.
   * @default false
   */
  readonly settlesConflict?: boolean | undefined;
}

/**
 * Makes a write, and looks up the result if its outcome is unknown (docs/faults.md, "Unknown outcome").
 * @param lookUp finds the result of the write; `null` if there is none
 * @throws the write's own problem: still unknown if the lookup fails, failed if the lookup finds nothing
 */
export async function confirmWrite<Value>(
  write: () => Promise<Value>,
  lookUp: () => Promise<Value | null>,
  { settlesConflict = false }: ConfirmOptions = {},
): Promise<Value> {
  try {
    return await write();
  } catch (thrown) {
    const problem = problemOf(thrown);
    const isConflict = settlesConflict && problem.status === 409;
    if (!problem.isOutcomeUnknown && !isConflict) throw thrown;
    const found = await lookUp().catch(() => undefined);
    if (found === undefined) throw thrown;
    if (found !== null) return found;
    if (isConflict) throw thrown;
    throw new ProblemError({ ...problem, isOutcomeUnknown: false }, { cause: thrown });
  }
}
