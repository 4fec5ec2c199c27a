import { defineDialog } from '../modals/dialog.ts';

/** Renames a pipeline. */
export const renamePipeline = defineDialog({
  name: 'renamePipeline',
  load: async () => (await import('./RenamePipelineContainer.tsx')).RenamePipelineContainer,
  answers: { onClose: () => undefined },
});

/** Confirms a command for several pipelines, and carries it out. */
export const pipelinesAction = defineDialog({
  name: 'pipelinesAction',
  load: async () => (await import('./PipelineActionContainer.ts')).PipelineActionContainer,
  answers: { onClose: () => undefined },
});
