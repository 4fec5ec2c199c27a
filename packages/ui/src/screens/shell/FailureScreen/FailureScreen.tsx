import { describeProblem, type Problem } from '../../../domain/problem.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';

export interface FailureScreenProps {
  /** Why the product cannot begin. */
  problem: Problem;
  /** It is to be tried again. */
  onRetry(): void;
  /** Another try is under way. @default false */
  isRetrying?: boolean;
}

/** The service cannot be asked who is signed in. Nobody was refused, so nobody is sent to sign in. */
export function FailureScreen({ problem, onRetry, isRetrying = false }: FailureScreenProps) {
  const { title, advice } = describeProblem(problem);
  const seconds = useCountdown(problem);
  return (
    <PageMessage
      isStandalone
      title={title}
      actions={
        <Button
          tone="accent"
          variant="solid"
          icon={RefreshIcon}
          onPress={onRetry}
          isDisabled={seconds > 0}
          isPending={isRetrying}
        >
          Try again
        </Button>
      }
    >
      <output>{advice}</output>
      {seconds > 0 && <p>You can try again in {seconds} s.</p>}
    </PageMessage>
  );
}
