import { defineDialog } from '../../dialogs/dialog.ts';

export const renamePipeline = defineDialog({
  name: 'renamePipeline',
  load: async () => (await import('./RenamePipelineContainer.tsx')).RenamePipelineContainer,
  answers: { onClose: () => undefined },
});

export const duplicatePipeline = defineDialog({
  name: 'duplicatePipeline',
  load: async () => (await import('./DuplicatePipelineContainer.tsx')).DuplicatePipelineContainer,
  answers: { onClose: () => undefined },
});

/** Confirms and performs an action on several pipelines. Resolves with whether it succeeded for all. */
export const pipelinesAction = defineDialog({
  name: 'pipelinesAction',
  load: async () => (await import('./PipelineActionContainer.ts')).PipelineActionContainer,
  answers: { onClose: (isDone) => isDone },
});

/** Asks which tables of a pipeline are loaded again. */
export const resyncPipeline = defineDialog({
  name: 'resyncPipeline',
  load: async () => (await import('./ResyncContainer.tsx')).ResyncContainer,
  answers: { onClose: () => undefined },
});

/** Changes how often several pipelines read their sources. */
export const changeFrequency = defineDialog({
  name: 'changeFrequency',
  load: async () => (await import('./ChangeFrequencyContainer.tsx')).ChangeFrequencyContainer,
  answers: { onClose: (isDone) => isDone },
});

/** Confirms that all tables of several pipelines are loaded again. */
export const resyncPipelines = defineDialog({
  name: 'resyncPipelines',
  load: async () => (await import('./ResyncPipelinesContainer.tsx')).ResyncPipelinesContainer,
  answers: { onClose: (isDone) => isDone },
});
