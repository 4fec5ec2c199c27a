import type { ReactNode } from 'react';
import { formatWait } from '../../domain/format/wait.ts';
import { describeProblem, type Problem, type ProblemWording } from '../../domain/outcome/problem.ts';
import { problemDetails } from '../../domain/outcome/problemDetails.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyDetails } from '../../primitives/Button/CopyDetails.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { useWayOn } from './useWayOn.ts';

export interface ProblemNoticeProps extends RootProps<HTMLDivElement> {
  /** The problem to show; `describeProblem` returns its words. */
  problem: Problem;
  /** Overrides the default wording. */
  wording?: ProblemWording | undefined;
  /** Retries. Disabled while the service limits requests, and not offered if the page itself is faulty. */
  onRetry?(): void;
  /** A retry is pending. @default false */
  isRetrying?: boolean;
  /** Called if the page itself is faulty. @default reloads the page */
  onReload?(): void;
  /** Another action beside the retry. */
  action?: ReactNode;
}

/**
 * An error message where the error occurred: what happened and what to do. It is announced immediately. For messages
 * that are not failures use `Banner`.
 */
export function ProblemNotice({
  problem,
  wording,
  action,
  onRetry,
  isRetrying,
  onReload,
  ...root
}: ProblemNoticeProps) {
  const { title, advice } = wording ?? describeProblem(problem);
  const details = problemDetails(problem);
  const { label, seconds, ...press } = useWayOn(problem, { onRetry, isRetrying, onReload });
  return (
    <Banner
      {...root}
      tone="critical"
      role="alert"
      title={title}
      actions={
        (press.onPress || action || details !== undefined) && (
          <>
            {press.onPress && (
              <Button size="small" {...press}>
                {label}
              </Button>
            )}
            {action}
            {details !== undefined && <CopyDetails details={details} />}
          </>
        )
      }
    >
      {/* The countdown says how long the moment is. */}
      {!(seconds > 0 && problem.status === 429) && advice}
      {seconds > 0 && <> You can try again in {formatWait(seconds)}.</>}
    </Banner>
  );
}
