import { useEffect, useState } from 'react';
import { comparableName } from '../../domain/text/uniqueName.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { checkName } from '../../domain/forms/model/nameCheck.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { messageAt } from './messageAt.ts';

interface NameCheckOptions {
  /** Names that are known to be taken. */
  readonly takenNames: readonly string[];
  /** Why the last attempt failed. Its message about the name is shown until the name changes. */
  readonly problem: Problem | undefined;
}

/** Checks a name while its form is mounted. Call the returned function with each submitted name. */
export function useNameCheck(
  model: FormModel,
  path: string,
  { takenNames, problem }: NameCheckOptions,
): (sent: string) => void {
  const [sent, setSent] = useState<string>();
  const message = problem && messageAt(problem, path);
  useEffect(
    () =>
      checkName(model, path, {
        findTaken: (name) => takenNames.find((one) => comparableName(one) === comparableName(name)),
        ...(sent !== undefined && message !== undefined && { refused: { name: sent, message } }),
      }),
    [model, path, takenNames, sent, message],
  );
  return setSent;
}
