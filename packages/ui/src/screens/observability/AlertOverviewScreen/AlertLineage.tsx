import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { dataStoreName } from '../../../domain/observability/describeMetric.ts';
import type { Metric } from '../../../domain/observability/metric.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { usePipelineHealth } from '../../../patterns/PipelineStatusPill/usePipelineHealth.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './AlertOverviewScreen.css.ts';

interface AlertLineageProps {
  metric: Metric;
  pipelines: Remote<Page<Pipeline>>;
  hrefOfPipeline(pipeline: Pipeline): string;
  onRetry(): void;
}

/** More would hide the rest of the page. */
const mostListed = 4;

function Row({ pipeline, href }: { readonly pipeline: Pipeline; readonly href: string }) {
  const { name, status, lastSyncedAt } = pipeline;
  return (
    <li className={css.metric}>
      <span className={css.metricName}>
        <Link href={href} variant="quiet">
          <bdi translate="no">{name}</bdi>
        </Link>
      </span>
      <span className={css.lineage}>
        <PipelineStatusPill
          status={status}
          health={usePipelineHealth(pipeline)}
          isQuiet={status === 'running'}
        />
        {lastSyncedAt && (
          <span>
            last sync <RelativeTime date={lastSyncedAt} isFocusable />
          </span>
        )}
      </span>
    </li>
  );
}

/** The pipelines that read or load what the metric measures, so that a person knows whether replication is at fault. */
export function AlertLineage({ metric, pipelines, hrefOfPipeline, onRetry }: AlertLineageProps) {
  const isSource = metric.dataStoreType === 'source';
  const store = <bdi translate="no">{dataStoreName(metric)}</bdi>;
  return (
    <Card title="Where the data comes from">
      <RemoteView
        remote={pipelines}
        subject="These pipelines"
        skeleton={<LoadingBlock label="Loading pipelines" rows={1} height={52} />}
        onRetry={onRetry}
      >
        {({ rows: all, hasNext }) => {
          // A draft moves nothing.
          const rows = all.filter(({ status }) => status !== 'draft');
          const more = rows.length - mostListed;
          return (
            <>
              <p className={css.sentence}>
                {isSource ? (
                  <>Measured at the source, {store}, before replication.</>
                ) : (
                  <>Measured at the destination, {store}, after replication.</>
                )}
                {rows.length === 0 &&
                  (isSource ? ' No pipeline reads from it.' : ' No pipeline loads into it.')}
                {rows.length > 0 && (isSource ? ' Read by:' : ' Loaded by:')}
              </p>
              {rows.length > 0 && (
                <ul className={css.metrics} aria-label={isSource ? 'Read by' : 'Loaded by'}>
                  {rows.slice(0, mostListed).map((pipeline) => (
                    <Row key={pipeline.id} pipeline={pipeline} href={hrefOfPipeline(pipeline)} />
                  ))}
                </ul>
              )}
              {(more > 0 || hasNext) && (
                <p className={css.more}>{hasNext ? 'And more.' : `And ${formatCount(more)} more.`}</p>
              )}
            </>
          );
        }}
      </RemoteView>
    </Card>
  );
}
