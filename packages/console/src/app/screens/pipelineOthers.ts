import { defineScreens } from '../../router/screens.ts';

/** The pages of a pipeline where visits seldom begin. */
export const pipelineOtherScreens = defineScreens({
  pipelineLogs: {
    title: 'Pipeline logs',
    load: async () => (await import('../../pipelines/pages/PipelineLogsContainer.tsx')).PipelineLogsContainer,
  },
  pipelineSchemaConfig: {
    title: 'Pipeline settings',
    load: async () =>
      (await import('../../pipelines/settings/PipelineSettingsContainer.tsx')).PipelineSettingsContainer,
  },
  pipelineHooks: {
    title: 'Pipeline hooks',
    load: async () =>
      (await import('../../pipelines/pages/PipelineHooksContainer.tsx')).PipelineHooksContainer,
  },
  pipelineSchemaMaintenance: {
    title: 'Pipeline tables',
    load: async () =>
      (await import('../../pipelines/pages/PipelineTablesContainer.tsx')).PipelineTablesContainer,
  },
});
