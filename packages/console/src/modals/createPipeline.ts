import { defineDialog } from './dialog.ts';

/** Creates a pipeline and goes on to its setup. Asked by several features. */
export const createPipeline = defineDialog({
  name: 'createPipeline',
  load: async () => (await import('./CreatePipelineContainer.tsx')).CreatePipelineContainer,
  answers: { onClose: () => undefined },
});
