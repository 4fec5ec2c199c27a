import { describeProblem, type Problem } from '../../../domain/problem.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { useWayOn } from '../../../patterns/ProblemNotice/useWayOn.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';

export interface FailureScreenProps {
  /** Why the product cannot begin. */
  problem: Problem;
  /** It is to be tried again. */
  onRetry(): void;
  /** Another try is under way. @default false */
  isRetrying?: boolean;
  /** The page is to be loaded anew, because it is itself at fault. @default loads it anew */
  onReload?(): void;
}

/** The service cannot be asked who is signed in. Nobody was refused, so nobody is sent to sign in. */
export function FailureScreen({ problem, ...ways }: FailureScreenProps) {
  const { title, advice } = describeProblem(problem);
  const { label, seconds, ...press } = useWayOn(problem, ways);
  return (
    <PageMessage
      isStandalone
      title={title}
      actions={
        <Button tone="accent" variant="solid" icon={RefreshIcon} {...press}>
          {label}
        </Button>
      }
    >
      <output>{advice}</output>
      {seconds > 0 && <p>You can try again in {seconds} s.</p>}
    </PageMessage>
  );
}
