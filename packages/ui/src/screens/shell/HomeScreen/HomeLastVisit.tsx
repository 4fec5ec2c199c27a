import type { ReactNode } from 'react';
import { formatQuantity } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { changesLog } from '../../../domain/views/lastErrorLog.ts';
import type { VisitChange } from '../../../domain/views/lastVisit.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { homeLists } from './homeLists.ts';
import type { HomeScreenProps, LastVisit } from './homeProps.ts';
import { HomeGroup, mostRows, Named } from './HomeRows.tsx';
import * as css from './HomeScreen.css.ts';

type StatusChange = Extract<VisitChange, { kind: 'status' }>;

const beforeWords: Readonly<Record<NonNullable<StatusChange['before']>, string>> = {
  running: 'was running',
  errored: 'had failed',
  paused: 'was paused',
  draft: 'was a draft',
  archived: 'was archived',
};

const nowWords: Readonly<Record<string, string>> = {
  errored: 'failed',
  paused: 'was paused',
  archived: 'was archived',
  draft: 'is a draft',
};

function statusWords({ pipeline, before }: StatusChange): string {
  if (pipeline.status !== 'running' && pipeline.status !== 'starting')
    return nowWords[pipeline.status] ?? 'has another status';
  if (before === undefined) return 'runs';
  return before === 'draft' ? 'has started' : 'runs again';
}

/** The words after the name of the pipeline, and the note at the end of its row. */
function wordsOf(change: VisitChange): { readonly rest: string; readonly note: ReactNode } {
  const { pipeline } = change;
  if (change.kind === 'status')
    return { rest: statusWords(change), note: change.before && beforeWords[change.before] };
  if (change.kind === 'created')
    return {
      rest: 'was created',
      note: pipeline.createdAt && <RelativeTime date={pipeline.createdAt} isFocusable />,
    };
  return {
    rest: 'has new settings',
    note: <Link href={paths.pipelineLogs(pipeline.id, changesLog)}>What changed</Link>,
  };
}

interface HomeLastVisitProps extends Pick<HomeScreenProps, 'hrefOfPipeline'> {
  visit: LastVisit;
}

/** What is different since the person was here last. */
export function HomeLastVisit({ visit: { at, changes, gone }, hrefOfPipeline }: HomeLastVisitProps) {
  const more = changes.length - mostRows;
  return (
    <HomeGroup title="Since you last looked" note={<RelativeTime date={at} isFocusable />}>
      {changes.length === 0 && gone === 0 && <p className={css.event}>No changes found.</p>}
      <ul className={css.rows}>
        {changes.slice(0, mostRows).map((change) => {
          const { rest, note } = wordsOf(change);
          return (
            <li key={`${change.kind} ${change.pipeline.id}`} className={css.event}>
              <span className={css.words}>
                <Named pipeline={change.pipeline} href={hrefOfPipeline(change.pipeline)} rest={rest} />
              </span>
              {note && <span className={css.age}>{note}</span>}
            </li>
          );
        })}
        {more > 0 && <li className={css.event}>{formatQuantity(more, 'more change')}</li>}
        {gone > 0 && (
          <li className={css.event}>
            <span className={css.words}>
              {formatQuantity(gone, 'pipeline')} no longer {gone === 1 ? 'runs' : 'run'}
            </span>
            <span className={css.age}>
              <Link href={homeLists.ofStatus('paused')}>Paused pipelines</Link>
            </span>
          </li>
        )}
      </ul>
    </HomeGroup>
  );
}
