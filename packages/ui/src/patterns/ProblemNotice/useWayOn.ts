import type { Problem } from '../../domain/outcome/problem.ts';
import { useCountdown } from './useCountdown.ts';

interface Ways {
  readonly onRetry?: () => void;
  /** @default false */
  readonly isRetrying?: boolean;
  /** @default reloads the page */
  readonly onReload?: () => void;
}

interface WayOn {
  readonly label: string;
  /** Omitted if there is no action. */
  readonly onPress: (() => void) | undefined;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  /** Seconds until a retry is possible; 0 when it is. */
  readonly seconds: number;
}

const reload = () => location.reload();

/** The button beside a problem: a retry, or a reload if the page itself is faulty. */
export function useWayOn(problem: Problem, { onRetry, isRetrying = false, onReload = reload }: Ways): WayOn {
  const seconds = useCountdown(problem);
  return problem.kind === 'bug'
    ? { label: 'Reload', onPress: onReload, seconds }
    : { label: 'Try again', onPress: onRetry, isDisabled: seconds > 0, isPending: isRetrying, seconds };
}
