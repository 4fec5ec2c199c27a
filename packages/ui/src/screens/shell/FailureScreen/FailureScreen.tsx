import { describeProblem, type Problem } from '../../../domain/problem.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';

export interface FailureScreenProps {
  /** Why the product cannot begin. */
  problem: Problem;
  onRetry(): void;
  /** @default false */
  isRetrying?: boolean;
}

/** The service cannot be asked who is signed in. Nobody was refused, so nobody is sent to sign in. */
export function FailureScreen({ problem, onRetry, isRetrying = false }: FailureScreenProps) {
  const { title, advice } = describeProblem(problem);
  return (
    <PageMessage
      isStandalone
      title={title}
      actions={
        <Button tone="accent" variant="solid" icon={RefreshIcon} onPress={onRetry} isPending={isRetrying}>
          Try again
        </Button>
      }
    >
      <output>{advice}</output>
    </PageMessage>
  );
}
