import { describeProblem, type Problem, type ProblemWording } from '../../domain/problem.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useCountdown } from './useCountdown.ts';

export interface ProblemNoticeProps {
  /** What went wrong; see `describeProblem` for its words. */
  problem: Problem;
  /** Other words for it, where the common ones do not fit. */
  wording?: ProblemWording;
  /** Offers to try again; held back while the service asked to be left alone. */
  onRetry?(): void;
  /** Another try is under way. @default false */
  isRetrying?: boolean;
}

/** A failure, shown where it happened: what happened, and what to do. It is announced at once. */
export function ProblemNotice({ problem, wording, onRetry, isRetrying = false }: ProblemNoticeProps) {
  const { title, advice } = wording ?? describeProblem(problem);
  const seconds = useCountdown(problem);
  return (
    <Banner
      tone="critical"
      role="alert"
      title={title}
      actions={
        onRetry && (
          <Button size="small" onPress={onRetry} isDisabled={seconds > 0} isPending={isRetrying}>
            Try again
          </Button>
        )
      }
    >
      {advice}
      {seconds > 0 && <> You can try again in {seconds} s.</>}
    </Banner>
  );
}
