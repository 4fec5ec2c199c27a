import { useMemo, type ReactNode } from 'react';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { describeUsual, lastRunOf } from '../../../domain/evidence/lastRun.ts';
import { pipelineEvidence, type Fact, type FactWeight } from '../../../domain/evidence/pipelineEvidence.ts';
import type { CountComparison } from '../../../domain/evidence/rowCounts.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { formatSince } from '../../../domain/format/time.ts';
import { syncRuns, type SyncResult } from '../../../domain/logs/syncRuns.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { isProvedBySync } from '../../../domain/pipelines/pipelineHealth.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { ShortAge } from '../../../patterns/RelativeTime/ShortAge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { CircleIcon } from '../../../primitives/Icon/icons/CircleIcon.ts';
import { SuccessIcon } from '../../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './OverviewProof.css.ts';
import { ProofCounts } from './ProofCounts.tsx';

export interface OverviewProofProps {
  pipeline: PipelineDetail;
  collections: Remote<readonly CollectionUsage[]>;
  /** The newest lines of the log above `debug`; omitted if they are not read. */
  events?: Remote<readonly PipelineEvent[]> | undefined;
  /** Its tables compared by counts at both ends. Omitted if nothing can be measured. */
  counts?: Remote<readonly CountComparison[]> | undefined;
  /** Called to compare the rows of its tables at both ends. Omitted if nothing can be measured. */
  onCompareCounts?: (() => void) | undefined;
}

const icons: Readonly<Record<FactWeight, IconComponent>> = {
  proof: SuccessIcon,
  against: WarningIcon,
  neutral: CircleIcon,
  missing: CircleIcon,
};

interface PartProps {
  kind: 'time' | 'run';
  weight: FactWeight;
  title: string;
  /** The exact time, beside the title. */
  at?: Date | undefined;
  children: ReactNode;
}

/** The time of day beside an age, or the day. */
function At({ date }: { readonly date: Date }) {
  return (
    <ExactTime date={date} isFocusable>
      {formatSince(date, useNow(), useTimeZone())}
    </ExactTime>
  );
}

function Part({ kind, weight, title, at, children }: PartProps) {
  const Icon = icons[weight];
  return (
    <li className={css.room[kind]}>
      <span className={css.mark[weight]}>
        <Icon />
      </span>
      <div className={css.words}>
        <p className={css.line}>
          <span className={css.title}>{title}</span>
          {at && <At date={at} />}
        </p>
        {children}
      </div>
    </li>
  );
}

const silence = <p className={css.line}>The service does not say.</p>;

/** A fact of the pipeline's evidence that is a time. */
function TimePart({ title, fact, note }: { title: string; fact: Fact | undefined; note?: ReactNode }) {
  if (!fact?.at)
    return (
      <Part kind="time" weight="missing" title={title}>
        {silence}
      </Part>
    );
  return (
    <Part kind="time" weight={fact.weight} title={title} at={fact.at}>
      <p className={css.line}>
        <ShortAge date={fact.at} />
        {note}
      </p>
      {fact.text !== undefined && <p className={css.note}>{fact.text}</p>}
    </Part>
  );
}

/** The table with the newest change of all, if the service tells. */
function newestTable(
  collections: OverviewProofProps['collections'],
  at: Date | undefined,
): string | undefined {
  if (collections.state !== 'ready' || !at) return undefined;
  return collections.value.find(({ newestChangeAt }) => newestChangeAt?.getTime() === at.getTime())
    ?.collection;
}

const results: Readonly<Record<SyncResult, string>> = {
  succeeded: 'Last run',
  failed: 'Last run failed',
  stopped: 'Last run stopped',
  running: 'Last run',
};

function RunPart({ pipeline, events }: Pick<OverviewProofProps, 'pipeline' | 'events'>) {
  const lines = events?.state === 'ready' ? events.value : undefined;
  const last = useMemo(() => lines && lastRunOf(syncRuns(lines)), [lines]);
  const isProved = isProvedBySync(pipeline, useNow());
  if (events?.state === 'loading' && !events.isOffline)
    return (
      <Part kind="run" weight="missing" title="Last run">
        <Skeleton width={140} />
      </Part>
    );
  if (!last)
    return (
      <Part kind="run" weight="missing" title="Last run">
        <p className={css.line}>
          {!lines
            ? 'The log could not be loaded.'
            : lines.some(({ step }) => step)
              ? 'The log shows no sync.'
              : 'The log does not tell.'}
        </p>
      </Part>
    );
  const { run, usual } = last;
  const { result, records, extracted, refused } = run;
  const weight =
    result === 'failed' || refused ? 'against' : result === 'succeeded' && isProved ? 'proof' : 'neutral';
  const counts = [
    ['Extracted', extracted],
    ['Loaded', records],
    ['Refused', refused],
  ] as const;
  return (
    <Part kind="run" weight={weight} title={results[result]} at={run.at}>
      {counts.map(
        ([label, count]) =>
          typeof count === 'number' && (
            <p key={label} className={css.line}>
              {label}
              <span className={css.value}>{formatCount(count)}</span>
            </p>
          ),
      )}
      {usual && <p className={css.note}>{describeUsual(usual)}</p>}
    </Part>
  );
}

/** As high as what every pipeline has. */
export const ProofToCome = () => (
  <ul className={css.parts}>
    {(['time', 'time', 'run'] as const).map((kind, index) => (
      <li key={index} className={css.room[kind]}>
        <Skeleton width={16} height={16} />
        <Skeleton width={140} />
      </li>
    ))}
  </ul>
);

/**
 * What proves that the pipeline delivers, each with its time: the last look, the newest change, the last run and the counts
 * at both ends. What is not known has a mark of its own.
 */
export function OverviewProof(props: OverviewProofProps) {
  const { pipeline, collections, counts, onCompareCounts } = props;
  const now = useNow();
  const facts = pipelineEvidence(pipeline, [], now);
  const factOf = (wanted: string) => facts.find(({ label }) => label === wanted);
  const change = factOf('Newest change');
  const table = newestTable(collections, change?.at);
  return (
    <Card title="Proof" isFlush>
      <ul className={css.parts}>
        <TimePart title="Looked at the source" fact={factOf('Last sync')} />
        <TimePart
          title="Newest change found"
          fact={change}
          note={
            table !== undefined && (
              <bdi translate="no" className={css.table}>
                {table}
              </bdi>
            )
          }
        />
        {props.events && <RunPart {...props} />}
        {counts && <ProofCounts counts={counts} />}
      </ul>
      {onCompareCounts && (
        <div className={css.action}>
          <Button size="small" onPress={onCompareCounts}>
            Compare row counts
          </Button>
        </div>
      )}
    </Card>
  );
}
