import { defineDialog } from '../../dialogs/dialog.ts';

/** Creates a pipeline and continues with its setup. Several features open it. */
export const createPipeline = defineDialog({
  name: 'createPipeline',
  load: async () => (await import('./CreatePipelineContainer.tsx')).CreatePipelineContainer,
  answers: { onClose: () => undefined },
  keepsEntries: true,
});
