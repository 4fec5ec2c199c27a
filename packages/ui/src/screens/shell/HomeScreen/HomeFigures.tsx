import { Fragment } from 'react';
import { formatCount } from '../../../domain/format/count.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { totalUsage } from '../../../domain/usage/usageBuckets.ts';
import { TextToCome } from '../../../patterns/LoadingBlock/TextToCome.tsx';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { Change, StatTiles } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { homeLists } from './homeLists.ts';
import type { HomeScreenProps } from './homeProps.ts';

interface FigureProps {
  /** A missing number is a dash: its section says why it is missing. */
  count: Remote<number | null>;
  /** The list that it counts. */
  href: string;
  /** What is counted, for assistive technology. */
  noun: string;
}

/** A number as a link to what it counts. */
function Figure({ count, href, noun }: FigureProps) {
  if (count.state === 'loading' && !count.isOffline) return <Skeleton width={88} height={28} />;
  if (count.state !== 'ready' || count.value === null) return '—';
  const text = formatCount(count.value);
  return (
    <Link href={href} variant="quiet" aria-label={`${text} ${noun}`}>
      {text}
    </Link>
  );
}

function RunningFigure({ running, latest }: Pick<HomeScreenProps, 'running' | 'latest'>) {
  return (
    <>
      <Figure count={countOf(running)} href={homeLists.ofStatus('running')} noun="running pipelines" />
      {latest.state === 'ready' && (
        <>
          {' '}
          of <Figure count={countOf(latest)} href={homeLists.all} noun="pipelines" />
        </>
      )}
    </>
  );
}

/** The errored pipelines and the drafts, if there are any. */
function OtherStatuses({ errored, drafts }: Pick<HomeScreenProps, 'errored' | 'drafts'>) {
  const parts = [
    { count: readyCount(errored), status: 'errored', one: 'errored', many: 'errored' },
    { count: readyCount(drafts), status: 'draft', one: 'draft', many: 'drafts' },
  ] as const;
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, status, one, many }, index) => (
      <Fragment key={status}>
        {index > 0 && ', '}
        <Link href={homeLists.ofStatus(status)} variant="inline">
          {`${formatCount(count)} ${count === 1 ? one : many}`}
        </Link>
      </Fragment>
    ));
}

const countOf = (remote: Remote<Page<unknown>>): Remote<number | null> =>
  remote.state === 'ready' ? { ...remote, value: remote.value.count } : remote;
const readyCount = (remote: Remote<Page<unknown>>): number =>
  remote.state === 'ready' ? (remote.value.count ?? 0) : 0;

const isComing = (remote: Remote<unknown>): boolean => remote.state === 'loading' && !remote.isOffline;

/** The account in four figures. */
export function HomeFigures({ usage, running, latest, errored, drafts, triggers }: HomeScreenProps) {
  const now = useNow();
  const zone = useTimeZone();
  const records = (range: 'day' | 'month', href: string, before: string) => {
    const total = usage.state === 'ready' ? totalUsage(usage.value, range, now, zone) : null;
    const count = usage.state === 'ready' ? { ...usage, value: total?.records ?? null } : usage;
    const change = total?.change ?? null;
    return {
      value: <Figure count={count} href={href} noun="records" />,
      note: isComing(usage) ? (
        <TextToCome text={`▲ 10.5% against ${before}`} />
      ) : (
        change !== null && (
          <>
            <Change share={change} /> against {before}
          </>
        )
      ),
    };
  };
  const hasOthers = readyCount(errored) + readyCount(drafts) > 0;
  return (
    <StatTiles
      label="The account"
      tiles={[
        { label: 'Records, last 24 hours', ...records('day', homeLists.lastDay, 'the day before') },
        { label: 'Records, last 30 days', ...records('month', homeLists.usage, 'the 30 days before') },
        {
          label: 'Running pipelines',
          value: <RunningFigure running={running} latest={latest} />,
          note:
            isComing(errored) || isComing(drafts) ? (
              <TextToCome text="2 errored, 3 drafts" />
            ) : (
              hasOthers && <OtherStatuses errored={errored} drafts={drafts} />
            ),
        },
        ...(triggers
          ? [
              {
                label: 'Open alert triggers',
                value: (
                  <Figure count={countOf(triggers)} href={homeLists.triggers} noun="open alert triggers" />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
