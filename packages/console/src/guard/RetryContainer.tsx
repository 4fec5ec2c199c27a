import type { Problem } from '@millrace/ui/domain/remote';
import { FailureScreen } from '@millrace/ui/screens/FailureScreen';

import { useAction } from '../writes/useAction.ts';

export interface RetryContainerProps {
  readonly problem: Problem;
  /** Retries. The result replaces this screen. */
  readonly retry: () => Promise<unknown>;
}

/** Shows a failure without which the app can't continue. */
export function RetryContainer({ problem, retry }: RetryContainerProps) {
  const action = useAction(retry);
  return (
    <FailureScreen
      problem={problem}
      onRetry={() => void action.run(undefined)}
      isRetrying={action.isPending}
    />
  );
}
