import { defineScreens } from '../router/screens.ts';

/** Source and destination steps share their code. */
const select = () => import('./SelectConnectorContainer.tsx');
const prerequisites = () => import('./PrerequisitesContainer.tsx');
const form = () => import('./ConnectorFormContainer.tsx');
const review = () => import('./ConnectorReviewContainer.tsx');

export const setupScreens = defineScreens({
  pipelineCreateSourceSelect: {
    load: async () => (await select()).SelectSourceContainer,
  },
  pipelineCreateSourcePrerequisites: {
    load: async () => (await prerequisites()).SourcePrerequisitesContainer,
  },
  pipelineCreateSourceCreate: {
    load: async () => (await form()).SourceFormContainer,
  },
  pipelineCreateSourceReview: {
    load: async () => (await review()).SourceReviewContainer,
  },
  pipelineCreateDestinationSelect: {
    load: async () => (await select()).SelectDestinationContainer,
  },
  pipelineCreateDestinationPrerequisites: {
    load: async () => (await prerequisites()).DestinationPrerequisitesContainer,
  },
  pipelineCreateDestinationReview: {
    load: async () => (await review()).DestinationReviewContainer,
  },
  pipelineCreateDestinationCreate: {
    load: async () => (await form()).DestinationFormContainer,
  },
  pipelineCreateSchemaSettings: {
    load: async () => (await import('./SchemaSettingsContainer.tsx')).SchemaSettingsContainer,
  },
  pipelineCreateSyncSettings: {
    load: async () => (await import('./SyncSettingsContainer.tsx')).SyncSettingsContainer,
  },
});
