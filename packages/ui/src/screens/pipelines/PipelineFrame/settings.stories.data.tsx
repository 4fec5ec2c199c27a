import { fn } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { PipelineSettingsPageProps } from './PipelineSettingsFrame.tsx';

export const now = new Date('2026-03-04T13:15:00Z');
export const id = toId<'pipeline'>(1);
const archivedId = toId<'pipeline'>(25);

/** A running pipeline, without a service. */
export const pipeline: PipelineDetail = {
  id,
  name: 'Orders to warehouse',
  status: 'running',
  region: 'us-east-1',
  sourceId: toId(1),
  destinationId: toId(2),
  source: { id: toId(1), name: 'Production Postgres', type: 'postgres' },
  destination: { id: toId(2), name: 'Analytics', type: 'snowflake' },
  createdAt: new Date('2025-11-20T08:30:00Z'),
  nextSyncAt: new Date('2026-03-04T13:20:00Z'),
  sourceSyncFrequency: 900_000,
  destinationSyncFrequency: 900_000,
  maintenanceWindow: '',
  syncMappings: [],
};

export const archived: PipelineDetail = { ...pipeline, id: archivedId, status: 'archived', nextSyncAt: null };

export const whyArchived = 'This pipeline is archived. Restore it to change its settings.';

/** The frame of every view of the settings. */
export const settingsPage = {
  pipeline: ready(pipeline),
  hrefs: {
    list: paths.pipelinesList(),
    overview: paths.pipelineOverview(id),
    settings: paths.pipelineSettings(id),
  },
  settingsHrefs: {
    schema: paths.pipelineSettings(id),
    sync: paths.pipelineSettings(id, { section: 'sync' }),
    general: paths.pipelineSettings(id, { section: 'general' }),
  },
  onAction: fn(),
  live: 'live',
} as const satisfies PipelineSettingsPageProps;

/** The states of a request for the pipeline. */
export const requests = {
  loading,
  failed: failed({ kind: 'http', status: 503 }),
  offline: failed({ kind: 'offline' }),
  missing: failed({ kind: 'http', status: 404 }),
  draft: ready({ ...pipeline, status: 'draft' }),
  archived: ready(archived),
} as const;
