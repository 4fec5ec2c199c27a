import type { ReactNode } from 'react';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { formatInterval } from '../../../domain/format/time.ts';
import {
  aheadOf,
  intervalOf,
  silentHours,
  type PipelineHealth,
} from '../../../domain/pipelines/pipelineHealth.ts';
import type { Doubt, DoubtKind } from '../../../domain/views/home.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { ComingTime } from '../../../patterns/RelativeTime/ComingTime.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { MoonIcon } from '../../../primitives/Icon/icons/MoonIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { homeLists } from './homeLists.ts';
import type { HomeScreenProps } from './homeProps.ts';
import { HomeGroup, HomeRow, mostRows, Named } from './HomeRows.tsx';
import * as css from './HomeScreen.css.ts';

const titles: Readonly<Record<DoubtKind, string>> = {
  late: 'Late',
  quiet: 'Unusually quiet',
  ahead: 'Clock ahead',
  behind: 'Times disagree',
};

/** What follows the name. */
const words: Readonly<Partial<Record<PipelineHealth, string>>> = {
  overdue: 'is overdue',
  late: 'is late',
  quiet: 'is unusually quiet',
  ahead: 'has a time in the future',
  behind: 'has a change that is newer than its last sync',
};

/** What speaks against it, with its time. */
function reasonOf(pipeline: Pipeline, kind: DoubtKind, now: Date): ReactNode {
  const { lastSyncedAt, newestChangeAt } = pipeline;
  const ahead = aheadOf(pipeline, now);
  const interval = intervalOf(pipeline);
  const rhythm = interval > 0 && `, every ${formatInterval(interval)}`;
  if (kind === 'quiet')
    return (
      <>
        No records for {formatQuantity(silentHours(pipeline) ?? 0, 'hour')}
        {lastSyncedAt && (
          <>
            {' '}
            · last sync <RelativeTime date={lastSyncedAt} isFocusable />
          </>
        )}
        {rhythm}
      </>
    );
  if (kind === 'behind' && newestChangeAt && lastSyncedAt)
    return (
      <>
        Newest change <RelativeTime date={newestChangeAt} isFocusable /> · last sync{' '}
        <RelativeTime date={lastSyncedAt} isFocusable />
        {rhythm}
      </>
    );
  if (kind === 'ahead' && newestChangeAt && ahead?.what === 'change')
    return (
      <>
        Newest change <ComingTime date={newestChangeAt} isFocusable />: a clock is ahead
      </>
    );
  if (!lastSyncedAt) return undefined;
  return (
    <>
      Last sync{' '}
      {kind === 'ahead' ? (
        <ComingTime date={lastSyncedAt} isFocusable />
      ) : (
        <RelativeTime date={lastSyncedAt} isFocusable />
      )}
      {kind === 'ahead' ? ': the service’s clock is ahead' : rhythm}
    </>
  );
}

interface HomeDoubtProps extends Pick<HomeScreenProps, 'hrefOfPipeline'> {
  doubt: Doubt;
  /** Whether all running pipelines are loaded, so that their number is known. */
  isWhole: boolean;
  isFirst: boolean;
}

/** Running pipelines that may not deliver, for one reason. */
export function HomeDoubt({ doubt: { kind, pipelines }, isWhole, isFirst, hrefOfPipeline }: HomeDoubtProps) {
  const now = useNow();
  return (
    <HomeGroup title={titles[kind]} count={isWhole ? pipelines.length : null}>
      <ul className={css.rows}>
        {pipelines.slice(0, mostRows).map(({ pipeline, health }, index) => (
          <HomeRow
            key={pipeline.id}
            icon={kind === 'quiet' ? MoonIcon : WarningIcon}
            tone="caution"
            title={<Named pipeline={pipeline} href={hrefOfPipeline(pipeline)} rest={words[health] ?? ''} />}
            text={reasonOf(pipeline, kind, now)}
            remedy={{ href: hrefOfPipeline(pipeline), label: 'Open pipeline', subject: pipeline.name }}
            isFirst={isFirst && index === 0}
          />
        ))}
      </ul>
      {(pipelines.length > mostRows || !isWhole) && (
        <p className={css.more}>
          <Link href={homeLists.ofStatus('running')}>All running pipelines</Link>
        </p>
      )}
    </HomeGroup>
  );
}
