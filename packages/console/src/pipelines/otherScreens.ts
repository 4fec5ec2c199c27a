import { defineScreens } from '../router/screens.ts';

/** The pages of a pipeline where visits seldom begin. */
export const pipelineOtherScreens = defineScreens({
  pipelineLogs: {
    title: 'Pipeline logs',
    load: async () => (await import('./PipelineLogsContainer.tsx')).PipelineLogsContainer,
  },
  pipelineSchemaConfig: {
    title: 'Pipeline settings',
    load: async () => (await import('./PipelineSettingsContainer.tsx')).PipelineSettingsContainer,
  },
  pipelineHooks: {
    title: 'Pipeline hooks',
    load: async () => (await import('./PipelineHooksContainer.tsx')).PipelineHooksContainer,
  },
  pipelineSchemaMaintenance: {
    title: 'Pipeline tables',
    load: async () => (await import('./PipelineTablesContainer.tsx')).PipelineTablesContainer,
  },
});
