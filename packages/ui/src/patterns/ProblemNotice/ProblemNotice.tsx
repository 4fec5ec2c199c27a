import type { ReactNode } from 'react';
import { describeProblem, type Problem, type ProblemWording } from '../../domain/problem.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useWayOn } from './useWayOn.ts';

export interface ProblemNoticeProps {
  /** What went wrong; see `describeProblem` for its words. */
  problem: Problem;
  /** Other words for it, where the common ones do not fit. */
  wording?: ProblemWording;
  /** Offers to try again; held back while the service asked to be left alone, and of no use to a faulty page. */
  onRetry?(): void;
  /** Another try is under way. @default false */
  isRetrying?: boolean;
  /** The page is to be loaded anew, because it is itself at fault. @default loads it anew */
  onReload?(): void;
  /** Another way on, beside trying again. */
  action?: ReactNode;
}

/** A failure, shown where it happened: what happened, and what to do. It is announced at once. */
export function ProblemNotice({ problem, wording, action, ...ways }: ProblemNoticeProps) {
  const { title, advice } = wording ?? describeProblem(problem);
  const { label, seconds, ...press } = useWayOn(problem, ways);
  return (
    <Banner
      tone="critical"
      role="alert"
      title={title}
      actions={
        (press.onPress || action) && (
          <>
            {press.onPress && (
              <Button size="small" {...press}>
                {label}
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      {advice}
      {seconds > 0 && <> You can try again in {seconds} s.</>}
    </Banner>
  );
}
