import { isKnown } from '../entities/open.ts';
import { pipelineStatuses, type PipelineStatus } from '../entities/pipeline.ts';

interface PipelineStatusSpec {
  readonly label: string;
  readonly tone: 'positive' | 'info' | 'caution' | 'critical' | 'neutral';
  /** A transition: the status that follows by itself. */
  readonly settlesTo?: PipelineStatus;
  /** Why an action that needs another status is unavailable. */
  readonly reason: string;
  /** When the next sync comes, if none is scheduled. */
  readonly nextSync?: string;
}

const table: Readonly<Record<PipelineStatus, PipelineStatusSpec>> = {
  running: { label: 'Running', tone: 'positive', reason: 'Already running' },
  starting: {
    label: 'Starting',
    tone: 'info',
    settlesTo: 'running',
    reason: 'Still starting',
    nextSync: 'once started',
  },
  errored: { label: 'Errored', tone: 'critical', reason: 'Stopped with an error' },
  pausing: {
    label: 'Pausing',
    tone: 'caution',
    settlesTo: 'paused',
    reason: 'Still pausing',
    nextSync: 'once resumed',
  },
  paused: { label: 'Paused', tone: 'caution', reason: 'Already paused', nextSync: 'once resumed' },
  draft: { label: 'Draft', tone: 'neutral', reason: 'Not set up yet' },
  archived: { label: 'Archived', tone: 'neutral', reason: 'Archived' },
};

/** What there is to say about a status. One that is newer than this build keeps the service's word for it. */
export const pipelineStatusSpec = (status: string): PipelineStatusSpec =>
  isKnown(pipelineStatuses, status)
    ? table[status]
    : { label: status, tone: 'neutral', reason: `Status: ${status}` };

/** The label of a status. A status newer than this build is shown as the service wrote it. */
export const pipelineStatusLabel = (status: string): string => pipelineStatusSpec(status).label;

/** The status that a pipeline has once its transition is over; its own if it is in none. */
export const settledPipelineStatus = (status: string): string =>
  pipelineStatusSpec(status).settlesTo ?? status;

/** Transitional statuses. Archiving is the only action available in them. */
export const isPipelineSettling = (pipeline: { readonly status: string }): boolean =>
  settledPipelineStatus(pipeline.status) !== pipeline.status;
