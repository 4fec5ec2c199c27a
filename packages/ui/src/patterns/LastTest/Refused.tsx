import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ErrorIcon } from '../../primitives/Icon/icons/ErrorIcon.ts';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import * as css from './TestOutcome.css.ts';

export interface RefusedProps {
  /** The last sync that had access; `undefined` if the service does not say. */
  since: Date | undefined;
}

/** In place of a test's outcome: the connector has refused a pipeline since. */
export function Refused({ since }: RefusedProps) {
  return (
    <span className={css.outcome}>
      <Badge tone="critical" icon={ErrorIcon}>
        Refused
      </Badge>
      {since && (
        <>
          {' '}
          <span className={css.when}>
            since <RelativeTime date={since} />
          </span>
        </>
      )}
    </span>
  );
}
