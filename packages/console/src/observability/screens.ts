import { defineScreens } from '../router/screens.ts';

export const observabilityScreens = defineScreens({
  alertsList: {
    title: 'Alerts',
    load: async () => (await import('./AlertsListContainer.tsx')).AlertsListContainer,
  },
  alertOverview: {
    title: 'Alerts',
    load: async () => (await import('./AlertOverviewContainer.tsx')).AlertOverviewContainer,
  },
  alertCreateSetup: {
    title: 'Create alert',
    load: async () => (await import('./AlertSetupContainer.tsx')).AlertSetupContainer,
  },
  alertSettings: {
    title: 'Alerts',
    load: async () => (await import('./AlertSettingsContainer.tsx')).AlertSettingsContainer,
  },
  metricsList: {
    title: 'Metrics',
    load: async () => (await import('./MetricsListContainer.tsx')).MetricsListContainer,
  },
});
