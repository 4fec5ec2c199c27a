import type { ComponentType } from 'react';

import { authScreens } from './screens/auth.ts';
import { pipelineScreens } from './screens/pipelines.ts';
import { createScreens, type ShellProps } from '../router/screens.ts';

export const first = { ...authScreens, ...pipelineScreens };

export const loadOthers = async () => (await import('./otherScreens.ts')).otherScreens;

/** The screens of all features. */
export const screens = createScreens({
  first,
  loadOthers,
});

export const loadShell = async (): Promise<ComponentType<ShellProps>> =>
  (await import('../shell/ShellContainer.tsx')).ShellContainer;
