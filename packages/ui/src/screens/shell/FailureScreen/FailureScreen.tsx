import { formatWait } from '../../../domain/format/wait.ts';
import { describeProblem, type Problem } from '../../../domain/outcome/problem.ts';
import { problemDetails } from '../../../domain/outcome/problemDetails.ts';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { useWayOn } from '../../../patterns/ProblemNotice/useWayOn.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyDetails } from '../../../primitives/Button/CopyDetails.tsx';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';

export interface FailureScreenProps {
  /** Why the application cannot start. */
  problem: Problem;
  /** Called to retry. */
  onRetry(): void;
  /** A retry is pending. @default false */
  isRetrying?: boolean;
  /** Called if the page itself is faulty. @default reloads the page */
  onReload?(): void;
}

/**
 * Shown if the request for the session fails. The user may be signed in, so there is no redirect to the sign-in page
 * (A-54).
 */
export function FailureScreen({ problem, ...ways }: FailureScreenProps) {
  const { title, advice } = describeProblem(problem);
  const details = problemDetails(problem);
  const { label, seconds, ...press } = useWayOn(problem, ways);
  return (
    <PageMessage
      isStandalone
      title={title}
      actions={
        <>
          <Button tone="accent" variant="solid" icon={RefreshIcon} {...press}>
            {label}
          </Button>
          {details !== undefined && <CopyDetails details={details} />}
        </>
      }
    >
      <output>{advice}</output>
      {seconds > 0 && <p>You can try again in {formatWait(seconds)}.</p>}
    </PageMessage>
  );
}
