import { describeFrequency } from '../../../domain/schedule/frequency.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { mapRemote, type Remote } from '../../../domain/outcome/remote.ts';
import { oldestData } from '../../../domain/views/home.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { Race } from '../../../patterns/Race/Race.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { ShortAge } from '../../../patterns/RelativeTime/ShortAge.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { homeLists } from './homeLists.ts';
import type { HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

type HomeOldestProps = Pick<HomeScreenProps, 'errored' | 'running' | 'hrefOfPipeline' | 'onRetry'>;

/** The running and the errored ones. Both must be known, or an older one could be missing. */
function rowsOf({ errored, running }: HomeOldestProps): Remote<readonly Pipeline[]> {
  if (errored.state !== 'ready') return errored;
  return mapRemote(running, ({ rows }) => [...errored.value.rows, ...rows]);
}

/** `Every 15 minutes`: how often it should sync, if it does not follow a cron expression. */
function usualAge({ sourceSyncFrequency, destinationSyncFrequency, destinationSyncCron }: Pipeline) {
  if (destinationSyncCron) return undefined;
  const interval = Math.max(sourceSyncFrequency ?? 0, destinationSyncFrequency ?? 0);
  return interval > 0 ? describeFrequency(interval) : undefined;
}

const note = <p className={css.cardNote}>Paused pipelines and drafts are left out.</p>;

/** Those that were read have the oldest syncs. Another one can have older changes. */
const noteOfSome = <p className={css.cardNote}>Of those whose syncs are the oldest.</p>;

const isPartial = ({ errored, running }: HomeOldestProps): boolean =>
  [errored, running].some((page) => page.state === 'ready' && page.value.count !== page.value.rows.length);

/** When it last looked for changes: the age beside it is that of the newest one it found. */
const LastLook = ({ pipeline: { lastSyncedAt } }: { readonly pipeline: Pipeline }) =>
  lastSyncedAt ? (
    <>
      last sync <ShortAge date={lastSyncedAt} isFocusable />
    </>
  ) : (
    '\u00A0'
  );

/** As high as five rows, so that the card below does not move. */
const skeleton = (
  <>
    <Loading label="Loading the oldest data">
      <div className={css.rows}>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={css.oldRow}>
            <div className={css.oldLine}>
              <Skeleton width={86} height={28} />
              <Skeleton width={120} />
            </div>
            <div className={css.oldLine}>
              <Skeleton width="70%" height={4} />
              <span className={css.age}>{'\u00A0'}</span>
            </div>
          </div>
        ))}
      </div>
    </Loading>
    {note}
  </>
);

/**
 * The pipelines with the oldest data, each with its age relative to the oldest: since the newest change, or, if the service
 * does not tell, since the last sync.
 */
export function HomeOldest(props: HomeOldestProps) {
  const { errored, hrefOfPipeline, onRetry } = props;
  const now = useNow();
  return (
    <Card title="Oldest data" isFlush actions={<Link href={homeLists.oldest}>All by age</Link>}>
      <RemoteView
        remote={rowsOf(props)}
        subject="The oldest data"
        skeleton={skeleton}
        onRetry={() => onRetry(errored.state === 'failed' ? 'errored' : 'running')}
      >
        {(pipelines) => {
          const rows = oldestData(pipelines, now);
          const oldest = rows[0] ? now.getTime() - rows[0].at.getTime() : 0;
          if (rows.length === 0) return <p className={css.quietRow}>No sync times are known.</p>;
          const isOfSome = isPartial(props) && rows.some(({ isChange }) => isChange);
          return (
            <>
              <ol className={css.rows}>
                {rows.map(({ pipeline, at, isChange }) => {
                  const share = oldest > 0 ? (now.getTime() - at.getTime()) / oldest : 0;
                  return (
                    <li key={pipeline.id} className={css.oldRow}>
                      <div className={css.oldLine}>
                        <Race
                          source={pipeline.source?.type ?? null}
                          destination={pipeline.destination?.type ?? null}
                          status={pipeline.status}
                        />
                        <span className={css.oldName}>
                          <Link href={hrefOfPipeline(pipeline)} variant="quiet">
                            <bdi translate="no">{pipeline.name}</bdi>
                          </Link>
                        </span>
                        <span
                          className={pipeline.status === 'errored' ? css.oldAge.critical : css.oldAge.plain}
                        >
                          {isChange && <VisuallyHidden>Newest change </VisuallyHidden>}
                          <RelativeTime date={at} isFocusable />
                        </span>
                      </div>
                      <div className={css.oldLine}>
                        <svg
                          className={css.track}
                          viewBox="0 0 100 4"
                          preserveAspectRatio="none"
                          focusable={false}
                          aria-hidden
                        >
                          <rect
                            className={css.fill[pipeline.status === 'errored' ? 'critical' : 'plain']}
                            width={Math.max(2, Math.round(share * 100))}
                            height={4}
                          />
                        </svg>
                        <span className={css.age}>
                          {isChange ? <LastLook pipeline={pipeline} /> : (usualAge(pipeline) ?? '\u00A0')}
                        </span>
                      </div>
                    </li>
                  );
                })}
              </ol>
              {isOfSome ? noteOfSome : note}
            </>
          );
        }}
      </RemoteView>
    </Card>
  );
}
