import { formatCount } from '../../../domain/format/count.ts';
import { bucketUsage, recordsIn } from '../../../domain/usage/usageBuckets.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Sparkline } from '../../../patterns/Sparkline/Sparkline.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { homeLists } from './homeLists.ts';
import type { HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

/** The records of each of the last 30 days as a line. */
export function HomeVolume({ usage, onRetry }: Pick<HomeScreenProps, 'usage' | 'onRetry'>) {
  const now = useNow();
  const zone = useTimeZone();
  return (
    <Card title="Volume, 30 days" actions={<Link href={homeLists.usage}>Open usage</Link>}>
      <RemoteView
        remote={usage}
        skeleton={<LoadingBlock label="Loading volume" height={72} />}
        onRetry={() => onRetry('usage')}
      >
        {(value) => {
          const { buckets, hasData } = bucketUsage(value, 'month', now, zone);
          if (!hasData) return <p className={css.quiet}>No records in the last 30 days.</p>;
          const days = buckets.map(recordsIn);
          return (
            <div className={css.line}>
              <Sparkline
                values={days}
                label={`Records per day in the last 30 days, at most ${formatCount(Math.max(...days))}`}
              />
            </div>
          );
        }}
      </RemoteView>
    </Card>
  );
}
