import { defineScreens } from '../router/screens.ts';

/** The pages of a pipeline where visits seldom begin. */
export const pipelineOtherScreens = defineScreens({
  pipelineLogs: {
    load: async () => (await import('./PipelineLogsContainer.tsx')).PipelineLogsContainer,
  },
  pipelineSchemaConfig: {
    load: async () => (await import('./PipelineSettingsContainer.tsx')).PipelineSettingsContainer,
  },
  pipelineHooks: {
    load: async () => (await import('./PipelineHooksContainer.tsx')).PipelineHooksContainer,
  },
  pipelineSchemaMaintenance: {
    load: async () => (await import('./PipelineTablesContainer.tsx')).PipelineTablesContainer,
  },
});
