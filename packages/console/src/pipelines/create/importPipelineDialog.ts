import { defineDialog } from '../../dialogs/dialog.ts';

/** Creates or changes a pipeline by a file with its settings. */
export const importPipelineFile = defineDialog({
  name: 'importPipeline',
  load: async () => (await import('./ImportPipelineContainer.tsx')).ImportPipelineContainer,
  answers: { onClose: () => undefined },
});
