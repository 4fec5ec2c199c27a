import type { ReactNode } from 'react';
import {
  isOptionalFailure,
  isSuccessful,
  notTestedSinceChange,
  optionalMark,
  stepIcon,
  stepMessage,
  testTitle,
} from '../../domain/connectors/test/testConnection.ts';
import { isTestProof } from '../../domain/evidence/testProof.ts';
import type { TestResult, TestStep } from '../../domain/outcome/testResult.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { StartingIcon } from '../../primitives/Icon/icons/StartingIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { useNow } from '../PresentProvider/present.ts';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import * as css from './LastTest.css.ts';

/** The outcome and time of a connection test. */
export interface PastTest extends Pick<TestResult, 'success'> {
  readonly at: Date;
  /** The steps in order; empty if only the outcome is known. */
  readonly results?: readonly TestStep[];
}

export interface LastTestProps extends RootProps<HTMLDivElement> {
  /** `null` if the connection has changed since its last test. Creating a connector always tests it. */
  test: PastTest | null;
  /** The test used another configuration than the one on screen. @default false */
  isOutdated?: boolean;
  /** What has happened since, so that the outcome may no longer hold: one sentence. */
  since?: ReactNode;
}

function StepIcon({ step }: { step: TestStep }) {
  const icon = stepIcon(step);
  if (icon === 'tick') {
    return (
      <span className={css.icons.tick}>
        <SuccessIcon size={17} label="Passed" />
      </span>
    );
  }
  if (icon === 'pending') {
    return (
      <span className={css.icons.pending}>
        <StartingIcon size={17} label="Not run" />
      </span>
    );
  }
  return (
    <span className={css.icons[isOptionalFailure(step) ? 'optional' : 'warning']}>
      <WarningIcon size={17} label="Failed" />
    </span>
  );
}

/**
 * A finished test: outcome, time and steps. A success is green for a day, because nothing repeats a test by itself. The modal shows a running one. For a failed request use `ProblemNotice`.
 */
export function LastTest({ test, isOutdated = false, since, ...root }: LastTestProps) {
  const now = useNow();
  if (!test) {
    return (
      <div {...root} className={css.untested}>
        <Badge tone="caution" icon={WarningIcon}>
          {notTestedSinceChange}
        </Badge>
      </div>
    );
  }
  const { at, success, results = [] } = test;
  const result = { success, results };
  const isGood = isSuccessful(result);
  const isDoubtful = isOutdated || since !== undefined;
  // The time beside it says why an old success has no colour.
  const isFaded = isDoubtful || (isGood && !isTestProof({ at, success: isGood }, now));
  return (
    <div {...root} className={css.test}>
      <output className={css.outdated}>
        {isDoubtful && (
          <>
            <WarningIcon size={17} />
            <span>{isOutdated ? 'Changed since this test.' : since}</span>
          </>
        )}
      </output>
      <div className={css.outcome}>
        <Badge
          tone={isFaded ? 'neutral' : isGood ? 'positive' : 'critical'}
          icon={isFaded ? undefined : isGood ? SuccessIcon : WarningIcon}
        >
          {testTitle({ state: 'done', result })}
        </Badge>
        <span className={css.when}>
          <RelativeTime date={at} isFocusable />
        </span>
      </div>
      {results.length > 0 && (
        <ol className={css.steps[isFaded ? 'outdated' : 'current']} aria-label="Steps of the test">
          {results.map((step) => (
            <li key={step.action} className={css.step}>
              <StepIcon step={step} />
              <span className={css.action}>
                {step.action}
                {isOptionalFailure(step) && <span className={css.mark}> {optionalMark}</span>}
              </span>
              {stepMessage(step) && <span className={css.message}>{stepMessage(step)}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
