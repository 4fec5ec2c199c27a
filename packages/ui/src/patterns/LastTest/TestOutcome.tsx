import { notTestedSinceChange } from '../../domain/connectors/test/testConnection.ts';
import type { Connector } from '../../domain/entities/connector.ts';
import { isTestProof } from '../../domain/evidence/testProof.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ErrorIcon } from '../../primitives/Icon/icons/ErrorIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { useNow } from '../PresentProvider/present.ts';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import * as css from './TestOutcome.css.ts';

export interface TestOutcomeProps {
  /** `null` if the configuration has changed since its last test. */
  lastTest: NonNullable<Connector['lastTest']> | null;
}

/** The outcome of a connector's last test on one line, for rows of lists. A success is green for a day. */
export function TestOutcome({ lastTest }: TestOutcomeProps) {
  const now = useNow();
  if (lastTest === null) {
    return (
      <span className={css.outcome} title={notTestedSinceChange} data-hint={notTestedSinceChange}>
        <Badge tone="caution" icon={WarningIcon}>
          Not tested
        </Badge>{' '}
        <span className={css.when}>since it changed</span>
      </span>
    );
  }
  const { at, success } = lastTest;
  const isProof = isTestProof(lastTest, now);
  return (
    <span className={css.outcome}>
      <Badge
        tone={isProof ? 'positive' : success ? 'neutral' : 'critical'}
        icon={isProof ? SuccessIcon : success ? undefined : ErrorIcon}
      >
        {success ? 'Passed' : 'Failed'}
      </Badge>{' '}
      <span className={css.when}>
        <RelativeTime date={at} />
      </span>
    </span>
  );
}
