import { useRef } from 'react';
import type { FailedStep } from '../../domain/connectors/test/describeTestFailure.ts';
import { isOptionalFailure, optionalMark, stepIcon } from '../../domain/connectors/test/testConnection.ts';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CircleIcon } from '../../primitives/Icon/icons/CircleIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { isCut, restOfMessage, verdictOf, type ConnectionTestState } from './ConnectionTestModal.logic.ts';
import * as css from './ConnectionTestModal.css.ts';

interface TestStepItemProps {
  step: FailedStep;
  /** A step without an outcome is pending while the test runs, and did not run once the test is over. */
  phase: ConnectionTestState['phase'];
  onGoToField?(path: string): void;
}

const icons = { pending: CircleIcon, tick: SuccessIcon, warning: WarningIcon };

/** The full error of the tested system, collapsed. */
function RawMessage({ text }: { text: string }) {
  const source = useRef<HTMLElement>(null);
  return (
    <details className={css.details}>
      <summary className={css.summary}>Full message</summary>
      <div className={css.raw}>
        <code ref={source} translate="no">
          {text}
        </code>
        <CopyButton text={text} source={source} subject="the full message" variant="ghost" />
      </div>
    </details>
  );
}

/** One step of a test: its outcome and, if it failed, the message, what to do next and a link to the field. */
export function TestStepItem({ step, phase, onGoToField }: TestStepItemProps) {
  const { action, message, error, path, hint } = step;
  const icon = stepIcon(step);
  const isUntried = icon === 'pending' && phase === 'done';
  const Icon = icons[icon];
  const verdict = verdictOf(step, phase);
  const isOptional = isOptionalFailure(step);
  const look = icon === 'warning' && isOptional ? 'optional' : icon;
  const isFailure = icon === 'warning' && !isOptional;
  const sentence = message || error;
  const more = restOfMessage(step);
  return (
    <li className={css.step}>
      <span className={css.icon[look]}>
        <Icon size={17} label={verdict} />
      </span>
      <div className={css.words}>
        <p className={isUntried ? css.actionUntried : isFailure ? css.actionFailed : css.action}>
          {action}
          {/* The icon says so to assistive technology. */}
          {isUntried && <span aria-hidden className={css.optional}>{` ${verdict}`}</span>}
          {isOptional && <span className={css.optional}>{` ${optionalMark}`}</span>}
        </p>
        {sentence && (
          <p className={sentence === error && !isOptional ? css.messageMono : css.message}>
            {isCut(sentence) ? <span className={css.twoLines}>{sentence}</span> : sentence}
          </p>
        )}
        {hint && <p className={css.hint}>{hint}</p>}
        {more && <RawMessage text={more} />}
      </div>
      {path !== undefined && onGoToField && (
        <div className={css.goTo}>
          <Button size="small" variant="ghost" tone="accent" onPress={() => onGoToField(path)}>
            Go to field
          </Button>
        </div>
      )}
    </li>
  );
}
