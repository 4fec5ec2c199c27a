import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { formatCount } from '../../domain/format/count.ts';
import { clamp } from '../../internal/clamp.css.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PipelineStatusPill } from '../PipelineStatusPill/PipelineStatusPill.tsx';
import { usePipelineHealth } from '../PipelineStatusPill/usePipelineHealth.ts';
import { Race } from '../Race/Race.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import * as css from './PipelineRows.css.ts';

export interface PipelineRowsProps {
  /** Names the list. */
  label: string;
  /** The pipelines, in order. The first ten are listed, the others counted. */
  pipelines: readonly Pipeline[];
  /** The address of a pipeline. */
  hrefOf(pipeline: Pipeline): string;
}

/** Number of pipelines that are listed. */
export const mostListed = 10;

function Row({ pipeline, href }: { pipeline: Pipeline; href: string }) {
  const { name, source, destination, status, recordsLast24h, lastSyncedAt } = pipeline;
  const health = usePipelineHealth(pipeline);
  return (
    <li className={css.row}>
      <span className={css.race}>
        <Race source={source?.type} destination={destination?.type} status={status} />
      </span>
      <span className={css.name}>
        <Link href={href} variant="quiet">
          <bdi translate="no" className={clamp.two} title={name}>
            {name}
          </bdi>
        </Link>
      </span>
      <span>
        <PipelineStatusPill status={status} health={health} isQuiet={status === 'running'} />
      </span>{' '}
      <span className={css.figure}>
        {typeof recordsLast24h === 'number' && status !== 'draft' ? (
          <>
            {formatCount(recordsLast24h)} <span className={css.unit}>in 24 h</span>
          </>
        ) : (
          '—'
        )}
      </span>{' '}
      <span className={css.figure}>
        <VisuallyHidden>Last sync: </VisuallyHidden>
        {lastSyncedAt ? <RelativeTime date={lastSyncedAt} /> : '—'}
      </span>
    </li>
  );
}

/** A few pipelines on a page about another resource: status, records of the last 24 hours and last sync. */
export function PipelineRows({ label, pipelines, hrefOf }: PipelineRowsProps) {
  return (
    <ul aria-label={label}>
      {pipelines.slice(0, mostListed).map((pipeline) => (
        <Row key={pipeline.id} pipeline={pipeline} href={hrefOf(pipeline)} />
      ))}
      {pipelines.length > mostListed && (
        <li className={css.more}>{`and ${formatCount(pipelines.length - mostListed)} more`}</li>
      )}
    </ul>
  );
}
