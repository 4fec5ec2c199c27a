import { defineScreens } from '../../router/screens.ts';

export const observabilityScreens = defineScreens({
  alertsList: {
    title: 'Alerts',
    load: async () => (await import('../../observability/AlertsListContainer.tsx')).AlertsListContainer,
  },
  alertOverview: {
    title: 'Alerts',
    load: async () => (await import('../../observability/AlertOverviewContainer.tsx')).AlertOverviewContainer,
  },
  alertCreateSetup: {
    title: 'Create alert',
    load: async () => (await import('../../observability/AlertSetupContainer.tsx')).AlertSetupContainer,
  },
  alertSettings: {
    title: 'Alerts',
    load: async () => (await import('../../observability/AlertSettingsContainer.tsx')).AlertSettingsContainer,
  },
  metricsList: {
    title: 'Metrics',
    load: async () => (await import('../../observability/MetricsListContainer.tsx')).MetricsListContainer,
  },
});
