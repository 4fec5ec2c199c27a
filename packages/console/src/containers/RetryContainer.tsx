import type { Problem } from '@millrace/ui/domain';
import { FailureScreen } from '@millrace/ui/screens/FailureScreen';
import { useMutation } from '@tanstack/react-query';

export interface RetryContainerProps {
  readonly problem: Problem;
  /** Tries again; what comes of it shows itself. */
  readonly retry: () => Promise<unknown>;
}

/** Something without which the product cannot go on has failed. */
export function RetryContainer({ problem, retry }: RetryContainerProps) {
  const again = useMutation({ mutationFn: retry });
  return <FailureScreen problem={problem} onRetry={() => again.mutate()} isRetrying={again.isPending} />;
}
