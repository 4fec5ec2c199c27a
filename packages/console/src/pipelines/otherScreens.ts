import { defineScreens } from '../router/screens.ts';

/** The pages of a pipeline where visits seldom begin. */
export const otherPipelineScreens = defineScreens({
  pipelineLogs: {
    load: async () => (await import('./PipelineLogsContainer.tsx')).PipelineLogsContainer,
  },
});
