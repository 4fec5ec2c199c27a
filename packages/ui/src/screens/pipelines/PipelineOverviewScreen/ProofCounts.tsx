import {
  countVerdictLabel,
  type CountComparison,
  type CountVerdict,
} from '../../../domain/evidence/rowCounts.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { formatSince } from '../../../domain/format/time.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { showHidden } from '../../../domain/text/hiddenCharacters.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { CircleIcon } from '../../../primitives/Icon/icons/CircleIcon.ts';
import { FailureIcon } from '../../../primitives/Icon/icons/FailureIcon.ts';
import { InfoIcon } from '../../../primitives/Icon/icons/InfoIcon.ts';
import { SuccessIcon } from '../../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './OverviewProof.css.ts';

const looks = {
  missing: { mark: 'critical', icon: FailureIcon },
  extra: { mark: 'against', icon: WarningIcon },
  unknown: { mark: 'missing', icon: CircleIcon },
  explained: { mark: 'info', icon: InfoIcon },
  equal: { mark: 'proof', icon: SuccessIcon },
  uncounted: { mark: 'missing', icon: CircleIcon },
} as const satisfies Readonly<
  Record<CountVerdict, { readonly mark: keyof typeof css.mark; readonly icon: IconComponent }>
>;

/** One end's count with its time. */
function End({ label, count }: { readonly label: string; readonly count: CountComparison['source'] }) {
  const now = useNow();
  const timeZone = useTimeZone();
  if (typeof count !== 'object' || count === null) return null;
  return (
    <p className={css.line}>
      <span>
        {label}, <ExactTime date={count.at}>{formatSince(count.at, now, timeZone)}</ExactTime>
      </span>
      <span className={css.value}>{formatCount(count.rows)}</span>
    </p>
  );
}

const isCountedTwice = ({ difference }: CountComparison): boolean => difference !== null;

/** The table that needs a person most, of those that were counted at both ends, and how many were not. */
export function ProofCounts({ counts }: { readonly counts: Remote<readonly CountComparison[]> }) {
  const tables = counts.state === 'ready' ? counts.value : [];
  const first = tables.find(isCountedTwice);
  const others = tables.filter((table) => !isCountedTwice(table)).length;
  const { mark, icon: Icon } = looks[first?.verdict ?? 'uncounted'];
  return (
    <li className={css.room.counts}>
      <span className={css.mark[mark]}>
        <Icon />
      </span>
      <div className={css.words}>
        <p className={css.line}>
          <span className={css.title}>Counts on both ends</span>
          {first && <span className={css.value}>{countVerdictLabel[first.verdict]}</span>}
        </p>
        {counts.state === 'loading' && !counts.isOffline && <Skeleton width={140} />}
        {counts.state !== 'ready' && (counts.state === 'failed' || counts.isOffline) && (
          <p className={css.line}>Could not be loaded.</p>
        )}
        {first && (
          <>
            <bdi translate="no" className={css.table}>
              {showHidden(first.table)}
            </bdi>
            <End label="Source" count={first.source} />
            <End label="Destination" count={first.destination} />
            {first.reason !== '' && <p className={css.note}>{first.reason}</p>}
          </>
        )}
        {counts.state === 'ready' && !first && <p className={css.line}>No table has comparable counts.</p>}
        {counts.state === 'ready' && others > 0 && (
          <p className={css.note}>
            {formatQuantity(others, 'table')} without comparable counts. Not measured is not equal.
          </p>
        )}
      </div>
    </li>
  );
}
