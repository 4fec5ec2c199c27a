import type { ComponentType } from 'react';

import { authScreens } from '../auth/screens.ts';
import { pipelineScreens } from '../pipelines/screens.ts';
import { createScreens, type ShellProps } from '../router/screens.ts';
import { settingsScreens } from '../settings/screens.ts';
import { setupScreens } from '../setup/screens.ts';

/** The screens of all features. */
export const screens = createScreens(
  { ...authScreens, ...pipelineScreens, ...setupScreens, ...settingsScreens },
  async () => (await import('../shell/ComingSoonContainer.tsx')).ComingSoonContainer,
);

export const loadShell = async (): Promise<ComponentType<ShellProps>> =>
  (await import('../shell/ShellContainer.tsx')).ShellContainer;
