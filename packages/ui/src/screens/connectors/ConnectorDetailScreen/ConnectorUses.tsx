import type { ReactNode } from 'react';
import type { ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/remote.ts';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { SourceOrDestination } from '../connectorCommands.tsx';
import * as css from './ConnectorDetailScreen.css.ts';

/** How many pipelines are listed; the rest are counted. */
const mostListed = 10;

interface ConnectorUsesProps {
  kind: ConnectorKind;
  connector: Pick<SourceOrDestination, 'usedBy'>;
  pipelines: Remote<readonly Pipeline[]>;
  hrefOfPipeline(pipeline: Pipeline): string;
  onRetry(panel: 'pipelines'): void;
  /** The next step, where no pipeline uses it. */
  action: ReactNode;
}

function Row({ pipeline, href }: { pipeline: Pipeline; href: string }) {
  const { name, source, destination, status, recordsLast24h, lastSyncedAt } = pipeline;
  return (
    <li className={css.use}>
      <Race source={source?.type} destination={destination?.type} status={status} />
      <span className={css.pipelineName}>
        <Link href={href} variant="quiet">
          <bdi>{name}</bdi>
        </Link>
      </span>
      <span>
        <PipelineStatusPill status={status} />
      </span>{' '}
      <span className={css.figure}>
        <VisuallyHidden>Records in the last 24 hours: </VisuallyHidden>
        {typeof recordsLast24h === 'number' && status !== 'draft' ? formatCount(recordsLast24h) : '—'}
      </span>{' '}
      <span className={css.figure}>
        <VisuallyHidden>Last sync: </VisuallyHidden>
        {lastSyncedAt ? <RelativeTime date={lastSyncedAt} /> : '—'}
      </span>
    </li>
  );
}

/** The pipelines that read the source or load into the destination. */
export function ConnectorUses({
  kind,
  connector,
  pipelines,
  hrefOfPipeline,
  onRetry,
  action,
}: ConnectorUsesProps) {
  const count = pipelines.state === 'ready' ? pipelines.value.length : connector.usedBy;
  return (
    <Card title={count ? `Used by ${formatQuantity(count, 'pipeline')}` : 'Used by'} isFlush>
      <RemoteView
        remote={pipelines}
        skeleton={
          <Loading label="Loading pipelines">
            <div className={css.usesWaiting}>
              {Array.from({ length: Math.min(connector.usedBy || 1, mostListed) }, (_, index) => (
                <Skeleton key={index} height={28} />
              ))}
            </div>
          </Loading>
        }
        onRetry={() => onRetry('pipelines')}
      >
        {(rows) =>
          rows.length === 0 ? (
            <div className={css.unused}>
              <p>{`No pipeline uses this ${kind}.`}</p>
              {action}
            </div>
          ) : (
            <ul aria-label={`Pipelines that use this ${kind}`}>
              {rows.slice(0, mostListed).map((pipeline) => (
                <Row key={pipeline.id} pipeline={pipeline} href={hrefOfPipeline(pipeline)} />
              ))}
              {rows.length > mostListed && (
                <li className={css.more}>{`and ${formatCount(rows.length - mostListed)} more`}</li>
              )}
            </ul>
          )
        }
      </RemoteView>
    </Card>
  );
}
