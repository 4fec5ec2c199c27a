import type { Metric } from '../../../domain/observability/metric.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { dataStoreName } from '../../../domain/observability/describeMetric.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { PipelineRows } from '../../../patterns/PipelineRows/PipelineRows.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import * as css from './MetricDetailScreen.css.ts';

interface MetricPipelinesProps {
  metric: Metric;
  pipelines: Remote<Page<Pipeline>>;
  hrefOfPipeline(pipeline: Pipeline): string;
  onRetry(): void;
}

/** The pipelines that read the measured source or load into the measured destination. */
export function MetricPipelines({ metric, pipelines, hrefOfPipeline, onRetry }: MetricPipelinesProps) {
  const isSource = metric.dataStoreType === 'source';
  const store = dataStoreName(metric);
  const label = isSource ? `Pipelines from ${store}` : `Pipelines into ${store}`;
  return (
    <Card title={label} isFlush>
      <RemoteView
        remote={pipelines}
        subject="These pipelines"
        skeleton={<LoadingBlock label="Loading pipelines" rows={1} height={28} isInset />}
        onRetry={onRetry}
      >
        {({ rows: all, hasNext }) => {
          // A draft moves nothing.
          const rows = all.filter(({ status }) => status !== 'draft');
          return (
            <>
              {rows.length > 0 && <PipelineRows label={label} pipelines={rows} hrefOf={hrefOfPipeline} />}
              <p className={rows.length > 0 ? css.foot : css.inset}>
                {rows.length === 0
                  ? isSource
                    ? 'No pipeline reads from this source.'
                    : 'No pipeline loads into this destination.'
                  : hasNext
                    ? 'There are more.'
                    : isSource
                      ? 'Measured at the source, before replication.'
                      : 'Measured at the destination, after replication.'}
              </p>
            </>
          );
        }}
      </RemoteView>
    </Card>
  );
}
