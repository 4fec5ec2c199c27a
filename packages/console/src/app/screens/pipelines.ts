import { defineScreens } from '../../router/screens.ts';

export const pipelineScreens = defineScreens({
  pipelinesList: {
    title: 'Pipelines',
    load: async () =>
      (await import('../../pipelines/pages/PipelinesListContainer.tsx')).PipelinesListContainer,
    async prefetch(scope, search) {
      const { prefetchPipelines } = await import('../../pipelines/data/pipelineReads.ts');
      await prefetchPipelines(scope, search);
    },
  },
  pipelineOverview: {
    title: 'Pipeline',
    load: async () =>
      (await import('../../pipelines/pages/PipelineOverviewContainer.tsx')).PipelineOverviewContainer,
  },
});
