import { labelOf } from '../../../domain/entities/catalogue.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { pipelineStatusLabel } from '../../../domain/pipelines/pipelineStatus.ts';
import { formatInterval } from '../../../domain/format/time.ts';
import type { ListCsv } from '../../../patterns/ResourceList/listCsv.ts';

/** The file of the pipelines list: what its columns show, with whole numbers and times in UTC. */
export const pipelineCsv: ListCsv<Pipeline> = {
  heads: [
    'ID',
    'Pipeline',
    'Status',
    'Last error',
    'Source',
    'Source type',
    'Destination',
    'Destination type',
    'Records in the last 24 hours',
    'Last sync (UTC)',
    'Newest change (UTC)',
    'Frequency',
    'Created (UTC)',
  ],
  cells: ({
    id,
    name,
    status,
    lastError,
    source,
    destination,
    recordsLast24h,
    lastSyncedAt,
    newestChangeAt,
    sourceSyncFrequency,
    createdAt,
  }) => [
    id,
    name,
    pipelineStatusLabel(status),
    // The list shows an error only while it stops the pipeline.
    status === 'errored' ? lastError : null,
    source?.name,
    source && labelOf(source.type),
    destination?.name,
    destination && labelOf(destination.type),
    recordsLast24h,
    lastSyncedAt?.toISOString(),
    newestChangeAt?.toISOString(),
    status !== 'draft' && sourceSyncFrequency ? formatInterval(sourceSyncFrequency) : null,
    createdAt?.toISOString(),
  ],
};
