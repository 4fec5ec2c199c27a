import { labelOf } from '../entities/catalogue.ts';
import {
  isAllowed,
  type ActionEntity,
  type ActionTable,
  type ListedEntity,
  type PageSpec,
} from '../entities/actions.ts';
import { isKnown } from '../entities/open.ts';
import { pipelineStatuses, type Pipeline, type PipelineStatus } from '../entities/pipeline.ts';
import { pipelineStatusSpec } from './pipelineStatus.ts';

/** The actions on a pipeline. Our choice: spec §4 shows no transitions. */
export const pipelineActions = {
  /** The first start, at the end of the setup. */
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
  /** An errored pipeline does not sync, so it can be resumed but not paused. */
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
  /** Only of several at once: the settings of a pipeline have all of its schedule. */
  frequency: {
    from: ['starting', 'running', 'pausing', 'paused', 'errored'],
    verb: 'Change frequency',
    question: (items) => `Change the frequency of ${items}?`,
    answer: 'Change frequency',
    doing: 'Saving…',
    done: 'changed',
    outcome: 'on the new frequency',
    consequence: 'Sets how often changes are read from the source. Running pipelines keep running.',
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
  /** Archived pipelines cannot change. */
  rename: {
    from: ['draft', 'starting', 'running', 'pausing', 'paused', 'errored'],
    verb: 'Rename',
    doing: 'Renaming…',
    done: 'renamed',
    consequence: 'The new name appears everywhere.',
    isDestructive: false,
  },
  /** A copy keeps everything except the history, so any pipeline can be duplicated. */
  duplicate: {
    from: pipelineStatuses,
    verb: 'Duplicate',
    doing: 'Duplicating…',
    done: 'duplicated',
    consequence: 'A draft with the same source, destination, tables and sync settings is created.',
    isDestructive: false,
  },
  /** Downloads a file, which `ImportPipelineModal` reads. Nothing changes. */
  export: {
    from: pipelineStatuses,
    verb: 'Export settings',
    doing: 'Exporting…',
    done: 'exported',
    consequence: 'The settings are downloaded as a file, without credentials.',
    isDestructive: false,
  },
  /** Only drafts and archived pipelines. Our choice. */
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

/** The way to what mends a failed pipeline, where the error does not tell which of its connectors failed. */
export const repairPageLabel = 'Get it running again';

/** The pages that a pipeline's menu links to: the next step of a draft's setup, and what mends a failed one. */
export const pipelinePages = {
  continue: { from: ['draft'], verb: 'Continue setup' },
  repair: { from: ['errored'], verb: repairPageLabel },
} as const satisfies Readonly<Record<string, PageSpec<PipelineStatus>>>;
export type PipelinePage = keyof typeof pipelinePages;

/**
 * The actions in lists and in the detail header, for one or several pipelines. A draft is started at the end
 * of its setup.
 */
export type PipelineCommand = 'pause' | 'resume' | 'archive' | 'restore' | 'delete';

/** The actions that the pages of a pipeline offer. A resync has its own dialog. */
export type PipelinePageAction = PipelineCommand | 'resync' | 'duplicate' | 'export';

/** The actions that lists offer. Renaming and the frequency have their own dialogs. */
export type PipelineListAction = PipelinePageAction | 'rename' | 'frequency';

type Target = { readonly status: string };

/** Whether `action` is available now. */
export const canPipeline = (action: PipelineAction | PipelinePage, { status }: Target): boolean =>
  isAllowed({ ...pipelineActions, ...pipelinePages }[action], status);

/**
 * The status that a POST to `{id}/{status}/` names for each action: the path contains the target status
 * (A-19).
 */
export const pipelineTarget = {
  start: pipelineActions.start.to,
  pause: pipelineActions.pause.to,
  resume: pipelineActions.resume.to,
  archive: pipelineActions.archive.to,
  restore: pipelineActions.restore.to,
} as const;

/** Reasons that depend on the action rather than on the status. */
const reasonsOf: Partial<Record<PipelineAction | PipelinePage, string>> = {
  start: 'Already set up',
  continue: 'Already set up',
  repair: 'Not failed',
  restore: 'Not archived',
  delete: 'Archive it first',
};

/** Why `action` is unavailable now, in a few words; `undefined` if it is available. */
export function whyNotPipeline(
  action: PipelineAction | PipelinePage,
  { status }: Target,
): string | undefined {
  if (canPipeline(action, { status })) return undefined;
  const { reason } = pipelineStatusSpec(status);
  if (!isKnown(pipelineStatuses, status)) return reason;
  // Archiving is available in every status except these two.
  if (action === 'archive' && status === 'archived') return 'Already archived';
  return reasonsOf[action] ?? reason;
}

export const pipelineEntity: ActionEntity<PipelineAction, Pipeline> &
  ListedEntity<PipelineListAction, PipelinePage, Pipeline> = {
  noun: 'pipeline',
  actions: pipelineActions,
  pages: pipelinePages,
  menu({ status }) {
    if (status === 'draft') return ['continue', 'rename', 'duplicate', 'export', 'delete'];
    if (status === 'archived') return ['restore', 'duplicate', 'export', 'delete'];
    const repair = status === 'errored' ? (['repair'] as const) : [];
    return [...repair, 'pause', 'resume', 'resync', 'rename', 'duplicate', 'export', 'archive'];
  },
  bulk(items) {
    if (items.every(({ status }) => status === 'archived')) return ['restore', 'delete'];
    const canDelete = items.some((item) => canPipeline('delete', item));
    return [
      ...(['pause', 'resume', 'resync', 'frequency', 'archive'] as const),
      ...(canDelete ? (['delete'] as const) : []),
    ];
  },
  whyNot: whyNotPipeline,
  whyDisabled: whyNotPipeline,
  details: ({ id, source, destination }) => [
    [`ID ${id}`],
    [source, destination].flatMap((end) => (end ? [end.name || labelOf(end.type)] : [])),
  ],
};
