import type { ComponentType } from 'react';

import { authScreens } from '../auth/screens.ts';
import { pipelineScreens } from '../pipelines/screens.ts';
import { createScreens, type ShellProps } from '../router/screens.ts';

const first = { ...authScreens, ...pipelineScreens };

export const loadOthers = async () => (await import('./otherScreens.ts')).otherScreens;

type ScreenName = keyof typeof first | keyof Awaited<ReturnType<typeof loadOthers>>;

/** The title of each screen. A screen without a title does not compile. */
const titles: Readonly<Record<ScreenName, string>> = {
  login: 'Sign in',
  verifyEmail: 'Verify your email',
  inactiveClient: 'Account not active',
  pipelinesList: 'Pipelines',
  pipelineOverview: 'Pipeline',
  pipelineSchemaConfig: 'Pipeline settings',
  pipelineSchemaMaintenance: 'Pipeline tables',
  pipelineCreateSourceSelect: 'Choose a source',
  pipelineCreateSourcePrerequisites: 'Prepare the source',
  pipelineCreateSourceCreate: 'Configure the source',
  pipelineCreateSourceReview: 'Review the source',
  pipelineCreateDestinationSelect: 'Choose a destination',
  pipelineCreateDestinationPrerequisites: 'Prepare the destination',
  pipelineCreateDestinationReview: 'Review the destination',
  pipelineCreateDestinationCreate: 'Configure the destination',
  pipelineCreateSchemaSettings: 'Schema settings',
  pipelineCreateSyncSettings: 'Sync settings',
  sourcesList: 'Sources',
  destinationsList: 'Destinations',
  settingsBilling: 'Billing',
  sourceCreateSelect: 'Choose a source',
  sourceCreatePrerequisites: 'Prepare the source',
  sourceCreateDetails: 'Configure the source',
  sourceDetail: 'Source',
  sourceEdit: 'Edit source',
  oauthCallback: 'Signed in',
  destinationCreateSelect: 'Choose a destination',
  destinationCreatePrerequisites: 'Prepare the destination',
  destinationCreateDetails: 'Configure the destination',
  destinationDetail: 'Destination',
  destinationEdit: 'Edit destination',
};

/** The screens of all features. */
export const screens = createScreens({
  titles,
  first,
  loadOthers,
  loadMissing: async () => (await import('../shell/ComingSoonContainer.tsx')).ComingSoonContainer,
});

export const loadShell = async (): Promise<ComponentType<ShellProps>> =>
  (await import('../shell/ShellContainer.tsx')).ShellContainer;
