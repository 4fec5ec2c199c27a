import { defineDialog } from '../modals/dialog.ts';

export const renamePipeline = defineDialog({
  name: 'renamePipeline',
  load: async () => (await import('./RenamePipelineContainer.tsx')).RenamePipelineContainer,
  answers: { onClose: () => undefined },
});

/** Confirms and performs an action on several pipelines. */
export const pipelinesAction = defineDialog({
  name: 'pipelinesAction',
  load: async () => (await import('./PipelineActionContainer.ts')).PipelineActionContainer,
  answers: { onClose: () => undefined },
});
