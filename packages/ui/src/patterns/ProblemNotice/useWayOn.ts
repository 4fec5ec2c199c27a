import type { Problem } from '../../domain/problem.ts';
import { useCountdown } from './useCountdown.ts';

interface Ways {
  readonly onRetry?: () => void;
  /** @default false */
  readonly isRetrying?: boolean;
  /** @default loads the page anew */
  readonly onReload?: () => void;
}

interface WayOn {
  readonly label: string;
  /** Left out where there is no way on. */
  readonly onPress: (() => void) | undefined;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  /** Until the service may be asked again; 0 when it may. */
  readonly seconds: number;
}

const reload = () => location.reload();

/** The button beside a problem: another try, or, where the page is at fault, the page anew. */
export function useWayOn(problem: Problem, { onRetry, isRetrying = false, onReload = reload }: Ways): WayOn {
  const seconds = useCountdown(problem);
  return problem.kind === 'bug'
    ? { label: 'Reload', onPress: onReload, seconds }
    : { label: 'Try again', onPress: onRetry, isDisabled: seconds > 0, isPending: isRetrying, seconds };
}
