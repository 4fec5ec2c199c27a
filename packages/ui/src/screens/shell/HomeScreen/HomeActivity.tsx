import { recentActivity } from '../../../domain/views/home.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { HomeLastVisit } from './HomeLastVisit.tsx';
import { HomeGroup, HomeRowsSkeleton } from './HomeRows.tsx';
import type { HomeScreenProps } from './homeProps.ts';
import * as css from './HomeScreen.css.ts';

type HomeActivityProps = Pick<
  HomeScreenProps,
  'latest' | 'drafts' | 'lastVisit' | 'activityHref' | 'hrefOfPipeline' | 'onRetry'
>;

/** What is different since the last visit, the last syncs and the newest pipelines. */
export function HomeActivity({
  latest,
  drafts,
  lastVisit,
  activityHref,
  hrefOfPipeline,
  onRetry,
}: HomeActivityProps) {
  const started = drafts.state === 'ready' ? drafts.value.rows : [];
  return (
    <Card
      title="Recent activity"
      isFlush
      actions={activityHref !== undefined && <Link href={activityHref}>All activity</Link>}
    >
      <RemoteView
        remote={latest}
        subject="Recent activity"
        skeleton={<HomeRowsSkeleton label="Loading activity" />}
        onRetry={() => onRetry('latest')}
      >
        {({ rows }) => {
          const activity = recentActivity([...rows, ...started]);
          if (activity.length === 0) {
            return <p className={css.quietRow}>Syncs appear here once a pipeline runs.</p>;
          }
          const list = (
            <ul className={css.rows}>
              {activity.map(({ kind, at, pipeline }) => (
                <li key={`${kind} ${pipeline.id}`} className={css.event}>
                  <span className={css.words}>
                    <Link href={hrefOfPipeline(pipeline)} variant="quiet">
                      <bdi translate="no">{pipeline.name}</bdi>
                    </Link>{' '}
                    {kind === 'synced' ? 'synced' : 'was created'}
                  </span>
                  <span className={css.age}>
                    <RelativeTime date={at} isFocusable />
                  </span>
                </li>
              ))}
            </ul>
          );
          if (!lastVisit) return list;
          return (
            <>
              <HomeLastVisit visit={lastVisit} hrefOfPipeline={hrefOfPipeline} />
              <HomeGroup title="Latest">{list}</HomeGroup>
            </>
          );
        }}
      </RemoteView>
    </Card>
  );
}
