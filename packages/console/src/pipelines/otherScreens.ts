import { defineScreens } from '../router/screens.ts';

/** The pages of a pipeline where visits seldom begin. */
export const pipelineOtherScreens = defineScreens({
  pipelineSchemaConfig: {
    load: async () => (await import('./PipelineSettingsContainer.tsx')).PipelineSettingsContainer,
  },
  pipelineSchemaMaintenance: {
    load: async () => (await import('./PipelineTablesContainer.tsx')).PipelineTablesContainer,
  },
});
