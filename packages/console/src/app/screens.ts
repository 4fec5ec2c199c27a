import type { ComponentType } from 'react';

import { createScreens, defineScreens, type ShellProps } from '../router/screens.ts';
import { signInScreen } from './signInScreen.ts';

/** The screens where visits usually begin. */
export const first = defineScreens({
  ...signInScreen,
  pipelinesList: {
    title: 'Pipelines',
    load: async () => (await import('../pipelines/pages/PipelinesListContainer.tsx')).PipelinesListContainer,
    async prefetch(scope, search) {
      const { prefetchPipelines } = await import('../pipelines/data/pipelineReads.ts');
      await prefetchPipelines(scope, search);
    },
  },
  pipelineOverview: {
    title: 'Pipeline',
    load: async () =>
      (await import('../pipelines/pages/PipelineOverviewContainer.tsx')).PipelineOverviewContainer,
  },
});

export const loadOthers = async () => (await import('./otherScreens.ts')).otherScreens;

/** The screens of all features. */
export const screens = createScreens({
  first,
  loadOthers,
});

export const loadShell = async (): Promise<ComponentType<ShellProps>> =>
  (await import('../shell/ShellContainer.tsx')).ShellContainer;
