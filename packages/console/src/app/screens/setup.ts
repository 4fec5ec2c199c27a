import { defineScreens } from '../../router/screens.ts';

/** Source and destination steps share their code. */
const select = () => import('../../setup/SelectConnectorContainer.tsx');
const prerequisites = () => import('../../setup/PrerequisitesContainer.tsx');
const form = () => import('../../setup/ConnectorFormContainer.tsx');
const review = () => import('../../setup/ConnectorReviewContainer.tsx');

export const setupScreens = defineScreens({
  pipelineCreateSourceSelect: {
    title: 'Choose a source',
    load: async () => (await select()).SelectSourceContainer,
  },
  pipelineCreateSourcePrerequisites: {
    title: 'Prepare the source',
    load: async () => (await prerequisites()).SourcePrerequisitesContainer,
  },
  pipelineCreateSourceCreate: {
    title: 'Configure the source',
    load: async () => (await form()).SourceFormContainer,
  },
  pipelineCreateSourceReview: {
    title: 'Review the source',
    load: async () => (await review()).SourceReviewContainer,
  },
  pipelineCreateDestinationSelect: {
    title: 'Choose a destination',
    load: async () => (await select()).SelectDestinationContainer,
  },
  pipelineCreateDestinationPrerequisites: {
    title: 'Prepare the destination',
    load: async () => (await prerequisites()).DestinationPrerequisitesContainer,
  },
  pipelineCreateDestinationReview: {
    title: 'Review the destination',
    load: async () => (await review()).DestinationReviewContainer,
  },
  pipelineCreateDestinationCreate: {
    title: 'Configure the destination',
    load: async () => (await form()).DestinationFormContainer,
  },
  pipelineCreateSchemaSettings: {
    title: 'Schema settings',
    load: async () => (await import('../../setup/SchemaSettingsContainer.tsx')).SchemaSettingsContainer,
  },
  pipelineCreateSyncSettings: {
    title: 'Sync settings',
    load: async () => (await import('../../setup/SyncSettingsContainer.tsx')).SyncSettingsContainer,
  },
});
