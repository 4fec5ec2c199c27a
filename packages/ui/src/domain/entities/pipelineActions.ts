import { labelOf } from '../connectors/catalogue.ts';
import { isAllowed, type ActionEntity, type ActionTable } from './actions.ts';
import { isKnown } from './open.ts';
import { pipelineStatuses, type Pipeline, type PipelineStatus } from './pipeline.ts';

/** What a person can do to a pipeline. Our choice: spec §4 shows no transitions. */
export const pipelineActions = {
  /** For the first time, at the end of its setup. */
  start: {
    from: ['draft'],
    to: 'running',
    verb: 'Start',
    doing: 'Starting…',
    done: 'started',
    outcome: 'starting',
    consequence: 'The initial sync starts.',
    isDestructive: false,
  },
  pause: {
    from: ['running'],
    to: 'paused',
    verb: 'Pause',
    doing: 'Pausing…',
    done: 'paused',
    outcome: 'pausing',
    consequence: 'Nothing syncs until you resume. The read position is kept.',
    isDestructive: false,
  },
  /** Nothing moves while a pipeline is errored: it is resumed, not paused. */
  resume: {
    from: ['paused', 'errored'],
    to: 'running',
    verb: 'Resume',
    doing: 'Resuming…',
    done: 'resumed',
    outcome: 'starting',
    consequence: 'Syncing continues from where it stopped.',
    isDestructive: false,
  },
  resync: {
    from: ['running', 'paused', 'errored'],
    verb: 'Resync',
    doing: 'Starting resync…',
    done: 'resynced',
    outcome: 'resyncing',
    consequence: 'The selected tables are copied again.',
    isDestructive: false,
  },
  archive: {
    from: ['starting', 'running', 'pausing', 'paused', 'errored'],
    to: 'archived',
    verb: 'Archive',
    doing: 'Archiving…',
    done: 'archived',
    consequence:
      'Syncing stops. Data in the destination is kept. You can restore it later; it comes back paused.',
    isDestructive: true,
  },
  restore: {
    from: ['archived'],
    to: 'paused',
    verb: 'Restore',
    doing: 'Restoring…',
    done: 'restored',
    consequence: 'Restored pipelines come back paused. Resume them when you are ready.',
    isDestructive: false,
  },
  /** Not one that is archived: it does not change. */
  rename: {
    from: ['draft', 'starting', 'running', 'pausing', 'paused', 'errored'],
    verb: 'Rename',
    doing: 'Renaming…',
    done: 'renamed',
    consequence: 'The new name appears everywhere.',
    isDestructive: false,
  },
  /** Only one that never ran, or was archived. Our choice. */
  delete: {
    from: ['draft', 'archived'],
    verb: 'Delete',
    doing: 'Deleting…',
    done: 'deleted',
    consequence: 'Settings and history are deleted. Data in the destination is kept. This cannot be undone.',
    isDestructive: true,
  },
} as const satisfies ActionTable<PipelineStatus>;
export type PipelineAction = keyof typeof pipelineActions;

/** The actions that lists and the detail header offer, for one pipeline or several. A draft starts at the end of its setup. */
export type PipelineCommand = 'pause' | 'resume' | 'archive' | 'restore' | 'delete';

type Target = { readonly status: string };

/** Whether `action` is possible now. */
export const canPipeline = (action: PipelineAction, { status }: Target): boolean =>
  isAllowed(pipelineActions[action], status);

/** The status that a POST to `{id}/{status}/` names for each action (A-19: the path carries the target). */
export const pipelineTarget = {
  start: pipelineActions.start.to,
  pause: pipelineActions.pause.to,
  resume: pipelineActions.resume.to,
  archive: pipelineActions.archive.to,
  restore: pipelineActions.restore.to,
} as const;

const reasons: Record<PipelineStatus, string> = {
  draft: 'Not set up yet',
  starting: 'Still starting',
  running: 'Already running',
  pausing: 'Still pausing',
  paused: 'Already paused',
  errored: 'Stopped with an error',
  archived: 'Archived',
};

/** Reasons that depend on the action rather than on the status. */
const reasonsOf: Partial<Record<PipelineAction, string>> = {
  start: 'Already set up',
  restore: 'Not archived',
  delete: 'Archive it first',
};

/** Why `action` is not possible now, in a few words; `undefined` where it is. */
export function whyNotPipeline(action: PipelineAction, { status }: Target): string | undefined {
  if (canPipeline(action, { status })) return undefined;
  if (!isKnown(pipelineStatuses, status)) return `Status: ${status}`;
  // Archiving is possible in every status but these two.
  if (action === 'archive' && status === 'archived') return 'Already archived';
  return reasonsOf[action] ?? reasons[status];
}

export const pipelineEntity: ActionEntity<PipelineAction, Pipeline> = {
  noun: 'pipeline',
  actions: pipelineActions,
  whyNot: whyNotPipeline,
  details: ({ id, source, destination }) => [
    [`ID ${id}`],
    [source, destination].flatMap((end) => (end ? [end.name || labelOf(end.type)] : [])),
  ],
};
