import type { Problem } from '@millrace/ui/domain/remote';
import { FailureScreen } from '@millrace/ui/screens/FailureScreen';

import { useAction } from '../data/useAction.ts';

export interface RetryContainerProps {
  readonly problem: Problem;
  /** Tries again; what comes of it shows itself. */
  readonly retry: () => Promise<unknown>;
}

/** Something without which the product cannot go on has failed. */
export function RetryContainer({ problem, retry }: RetryContainerProps) {
  const again = useAction(retry);
  return (
    <FailureScreen problem={problem} onRetry={() => void again.run(undefined)} isRetrying={again.isPending} />
  );
}
