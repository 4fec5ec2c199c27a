import { use } from 'react';
import type { Problem } from '../../domain/outcome/problem.ts';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { SaveLabelContext } from '../fields/restoreContext.ts';

interface SubmitButtonProps extends ButtonProps {
  /** Why the last attempt failed. The button waits until the service accepts requests again (F13). */
  problem: Problem | undefined;
}

/** The button that submits a form. While it is disabled, browsers do not submit by Enter either. */
export function SubmitButton({ problem, isDisabled, children, ...button }: SubmitButtonProps) {
  const isCoolingDown = useCountdown(problem) > 0;
  return (
    <Button type="submit" tone="accent" variant="solid" {...button} isDisabled={isCoolingDown || isDisabled}>
      {use(SaveLabelContext) ?? children}
    </Button>
  );
}
