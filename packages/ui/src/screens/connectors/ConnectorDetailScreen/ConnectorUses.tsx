import type { ReactNode } from 'react';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatAtLeast } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { mostListed, PipelineRows } from '../../../patterns/PipelineRows/PipelineRows.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { SourceOrDestination } from '../connectorScreens.ts';
import * as css from './ConnectorDetailScreen.css.ts';

interface ConnectorUsesProps {
  kind: ConnectorKind;
  connector: Pick<SourceOrDestination, 'usedBy'>;
  pipelines: Remote<readonly Pipeline[]>;
  /** Whether more pipelines may use it. */
  hasMorePipelines?: boolean;
  hrefOfPipeline(pipeline: Pipeline): string;
  onRetry(panel: 'pipelines'): void;
  /** The next step, shown if no pipeline uses it. */
  action: ReactNode;
}

/** The pipelines that read the source or load into the destination. */
export function ConnectorUses({
  kind,
  connector,
  pipelines,
  hasMorePipelines: hasMore = false,
  hrefOfPipeline,
  onRetry,
  action,
}: ConnectorUsesProps) {
  const count = pipelines.state === 'ready' ? pipelines.value.length : connector.usedBy;
  return (
    <Card title={count ? `Used by ${formatAtLeast(count, hasMore, 'pipeline')}` : 'Used by'} isFlush>
      <RemoteView
        remote={pipelines}
        subject={`The pipelines that use this ${kind}`}
        skeleton={
          <LoadingBlock
            label="Loading pipelines"
            rows={Math.min(connector.usedBy || 1, mostListed)}
            height={28}
            isInset
          />
        }
        onRetry={() => onRetry('pipelines')}
      >
        {(rows) =>
          rows.length === 0 && hasMore ? (
            <p className={css.unused}>{`The list of pipelines that use this ${kind} is incomplete.`}</p>
          ) : rows.length === 0 ? (
            <div className={css.unused}>
              <p>{`No pipeline uses this ${kind}.`}</p>
              {action}
            </div>
          ) : (
            <PipelineRows
              label={`Pipelines that use this ${kind}`}
              pipelines={rows}
              hrefOf={hrefOfPipeline}
            />
          )
        }
      </RemoteView>
    </Card>
  );
}
