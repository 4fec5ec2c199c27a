import { useId } from 'react';
import { formatCompact, formatCount } from '../../../domain/format/count.ts';
import { formatDayAndMonth } from '../../../domain/format/time.ts';
import { bucketUsage, recordsIn, totalUsage } from '../../../domain/usage/usageBuckets.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Change } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { homeLists } from './homeLists.ts';
import type { HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

const [step, width, height] = [10, 8, 64];

/** The days as bars, the last of which is not over. */
function VolumeBars({ days }: { readonly days: readonly number[] }) {
  const hatch = useId();
  const most = Math.max(1, ...days);
  return (
    <svg
      className={css.bars}
      role="img"
      aria-label={`Records per day in the last 30 days, at most ${formatCount(most)}. Today so far: ${formatCount(days.at(-1) ?? 0)}.`}
      viewBox={`0 0 ${days.length * step - (step - width)} ${height}`}
      preserveAspectRatio="none"
      focusable={false}
    >
      <pattern id={hatch} width={4} height={4} patternUnits="userSpaceOnUse">
        <path d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" stroke="currentColor" strokeWidth={1.4} />
      </pattern>
      {days.map((count, index) => {
        const size = Math.max(1, (count / most) * height);
        return (
          <rect
            key={index}
            x={index * step}
            y={height - size}
            width={width}
            height={size}
            fill={index === days.length - 1 ? `url(#${hatch})` : 'currentColor'}
          />
        );
      })}
    </svg>
  );
}

/** The records of each of the last 30 days. Today is not over, so its bar is hatched. */
export function HomeVolume({ usage, onRetry }: Pick<HomeScreenProps, 'usage' | 'onRetry'>) {
  const now = useNow();
  const zone = useTimeZone();
  return (
    <Card title="Volume, 30 days" actions={<Link href={homeLists.usage}>Open usage</Link>}>
      <RemoteView
        remote={usage}
        subject="The volume"
        skeleton={<LoadingBlock label="Loading volume" height={136} />}
        onRetry={() => onRetry('usage')}
      >
        {(value) => {
          const { buckets, hasData } = bucketUsage(value, 'month', now, zone);
          const [first] = buckets;
          if (!hasData || !first) return <p className={css.quiet}>No records in the last 30 days.</p>;
          const days = buckets.map(recordsIn);
          const { records, change } = totalUsage(value, 'month', now, zone);
          return (
            <div className={css.volume}>
              <p className={css.total}>
                {records !== null && <strong className={css.totalFigure}>{formatCompact(records)}</strong>}
                <span className={css.totalNote}>
                  records
                  {change !== null && (
                    <>
                      {', '}
                      <Change share={change} /> vs previous 30 days
                    </>
                  )}
                </span>
              </p>
              <VolumeBars days={days} />
              <p className={css.axis} aria-hidden>
                <span>{formatDayAndMonth(first.from, zone)}</span>
                <span>today so far</span>
              </p>
            </div>
          );
        }}
      </RemoteView>
    </Card>
  );
}
