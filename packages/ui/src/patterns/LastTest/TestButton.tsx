import { formatWait } from '../../domain/format/wait.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { Button, type ButtonLook } from '../../primitives/Button/Button.tsx';
import { PlugIcon } from '../../primitives/Icon/icons/PlugIcon.ts';
import { useCountdown } from '../ProblemNotice/useCountdown.ts';

export interface TestButtonProps extends Pick<ButtonLook, 'size'> {
  onPress(): void;
  /** @default false */
  isPending?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Why the last test did not run. While the service limits requests, the button counts down (F13). */
  problem?: Problem;
}

/** Tests a connection, or shows when the next test is possible. */
export function TestButton({
  onPress,
  isPending = false,
  isDisabled = false,
  problem,
  size,
}: TestButtonProps) {
  const seconds = useCountdown(problem);
  return (
    <Button
      size={size}
      icon={PlugIcon}
      onPress={onPress}
      isPending={isPending}
      isDisabled={isDisabled || seconds > 0}
    >
      {seconds > 0 ? `Test again in ${formatWait(seconds)}` : 'Test connection'}
    </Button>
  );
}
