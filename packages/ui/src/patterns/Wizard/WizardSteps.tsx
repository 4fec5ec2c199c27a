import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Focusable } from 'react-aria-components/Focusable';
import { Link } from 'react-aria-components/Link';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { ChevronDownIcon } from '../../primitives/Icon/icons/ChevronDownIcon.ts';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stepSummary, type WizardStepView } from './Wizard.logic.ts';
import * as css from './WizardSteps.css.ts';

export interface WizardStepsProps {
  /** The visible steps, in order; see `viewWizardSteps`. */
  steps: readonly WizardStepView[];
}

function StepWords({ step, number }: { step: WizardStepView; number: number }) {
  const look = step.isCurrent ? 'current' : step.isDone ? 'done' : 'todo';
  return (
    <>
      <span className={css.mark[look]} aria-hidden>
        {step.isDone && !step.isCurrent ? <CheckIcon /> : number}
      </span>
      <span className={css.words}>
        <span className={css.label}>
          {step.label}
          {step.isDone && <VisuallyHidden> done</VisuallyHidden>}
        </span>
        {step.chosen && (
          <bdi translate="no" className={css.chosen}>
            {step.chosen}
          </bdi>
        )}
        {step.reason && <span className={css.reason}> {step.reason}</span>}
      </span>
    </>
  );
}

function Step({ step, number }: { step: WizardStepView; number: number }) {
  const words = <StepWords step={step} number={number} />;
  if (step.isCurrent) {
    return (
      <span className={css.way.current} aria-current="step">
        {words}
      </span>
    );
  }
  if (step.href) {
    return (
      <Link href={step.href} className={css.way.open}>
        {words}
      </Link>
    );
  }
  return (
    <Tooltip text={step.reason ?? ''} placement="bottom">
      <Focusable>
        <span role="link" aria-disabled tabIndex={0} className={css.way.blocked}>
          {words}
        </span>
      </Focusable>
    </Tooltip>
  );
}

/**
 * The steps of a setup in a row: completed, current and disabled ones, with the reason. On narrow screens they fold
 * into one line.
 */
export function WizardSteps({ steps }: WizardStepsProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav aria-label="Steps">
      <Button
        className={css.summary}
        aria-expanded={isOpen}
        aria-controls={listId}
        onPress={() => setOpen((wasOpen) => !wasOpen)}
      >
        {stepSummary(steps)}
        <ChevronDownIcon className={css.summaryIcon} />
      </Button>
      <ol id={listId} className={css.steps[isOpen ? 'open' : 'folded']}>
        {steps.map((step, index) => (
          <li key={step.label} className={css.step}>
            <Step step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
