import { defineScreens } from '../router/screens.ts';
import { connectorScreens } from './connectorScreens.ts';
import { signedOutScreens } from './signedOutScreens.ts';

const source = connectorScreens('source');
const destination = connectorScreens('destination');

/** The source and destination steps of a setup share their code. */
const select = () => import('../setup/SelectConnectorContainer.tsx');
const prerequisites = () => import('../setup/PrerequisitesContainer.tsx');
const form = () => import('../setup/ConnectorFormContainer.tsx');
const review = () => import('../setup/ConnectorReviewContainer.tsx');

/** The screens where visits seldom begin. Their table is a separate chunk. */
export const otherScreens = defineScreens({
  ...signedOutScreens,
  home: {
    title: 'Home',
    load: async () => (await import('../shell/HomeContainer.tsx')).HomeContainer,
  },
  pipelineLogs: {
    title: 'Pipeline logs',
    load: async () => (await import('../pipelines/pages/PipelineLogsContainer.tsx')).PipelineLogsContainer,
  },
  pipelineSchemaConfig: {
    title: 'Pipeline settings',
    load: async () =>
      (await import('../pipelines/settings/PipelineSettingsContainer.tsx')).PipelineSettingsContainer,
  },
  pipelineHooks: {
    title: 'Pipeline hooks',
    load: async () => (await import('../pipelines/pages/PipelineHooksContainer.tsx')).PipelineHooksContainer,
  },
  pipelineSchemaMaintenance: {
    title: 'Pipeline tables',
    load: async () =>
      (await import('../pipelines/pages/PipelineTablesContainer.tsx')).PipelineTablesContainer,
  },
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
    load: async () => (await import('../setup/SchemaSettingsContainer.tsx')).SchemaSettingsContainer,
  },
  pipelineCreateSyncSettings: {
    title: 'Sync settings',
    load: async () => (await import('../setup/SyncSettingsContainer.tsx')).SyncSettingsContainer,
  },
  sourcesList: source.list,
  sourceCreateSelect: source.select,
  sourceCreatePrerequisites: source.prerequisites,
  sourceCreateDetails: source.details,
  sourceDetail: source.detail,
  sourceEdit: source.edit,
  oauthCallback: {
    title: 'Signed in',
    load: async () => (await import('../connectors/signIn/OAuthReturnContainer.tsx')).OAuthReturnContainer,
  },
  destinationsList: destination.list,
  destinationCreateSelect: destination.select,
  destinationCreatePrerequisites: destination.prerequisites,
  destinationCreateDetails: destination.details,
  destinationDetail: destination.detail,
  destinationEdit: destination.edit,
  settingsAccount: {
    title: 'Account',
    load: async () => (await import('../settings/AccountContainer.tsx')).AccountContainer,
  },
  settingsNotifications: {
    title: 'Notifications',
    load: async () => (await import('../settings/NotificationsContainer.tsx')).NotificationsContainer,
  },
  settingsActivity: {
    title: 'Activity',
    load: async () => (await import('../settings/ActivityContainer.tsx')).ActivityContainer,
  },
  settingsUsers: {
    title: 'Users',
    load: async () => (await import('../settings/UsersContainer.tsx')).UsersContainer,
  },
  settingsUsage: {
    title: 'Usage',
    load: async () => (await import('../settings/UsageContainer.tsx')).UsageContainer,
  },
  settingsPipelineUsage: {
    title: 'Usage',
    load: async () => (await import('../settings/PipelineUsageContainer.tsx')).PipelineUsageContainer,
  },
  settingsHooks: {
    title: 'Hooks',
    load: async () => (await import('../settings/HooksContainer.tsx')).HooksContainer,
  },
  settingsHookDetail: {
    title: 'Hooks',
    load: async () => (await import('../settings/HookContainer.tsx')).HookContainer,
  },
  settingsBilling: {
    title: 'Billing',
    load: async () => (await import('../settings/billing/BillingContainer.tsx')).BillingContainer,
  },
  alertsList: {
    title: 'Alerts',
    load: async () => (await import('../observability/alerts/AlertsListContainer.tsx')).AlertsListContainer,
  },
  alertOverview: {
    title: 'Alerts',
    load: async () =>
      (await import('../observability/alerts/AlertOverviewContainer.tsx')).AlertOverviewContainer,
  },
  alertCreateSetup: {
    title: 'Create alert',
    load: async () => (await import('../observability/alerts/AlertSetupContainer.tsx')).AlertSetupContainer,
  },
  alertSettings: {
    title: 'Alerts',
    load: async () =>
      (await import('../observability/alerts/AlertSettingsContainer.tsx')).AlertSettingsContainer,
  },
  metricsList: {
    title: 'Metrics',
    load: async () =>
      (await import('../observability/metrics/MetricsListContainer.tsx')).MetricsListContainer,
  },
  metricDetail: {
    title: 'Metrics',
    load: async () => (await import('../observability/metrics/MetricContainer.tsx')).MetricContainer,
  },
});
