import { defineScreens } from '../router/screens.ts';

export const settingsScreens = defineScreens({
  settingsAccount: {
    title: 'Account',
    load: async () => (await import('./AccountContainer.tsx')).AccountContainer,
  },
  settingsNotifications: {
    title: 'Notifications',
    load: async () => (await import('./NotificationsContainer.tsx')).NotificationsContainer,
  },
  settingsUsers: {
    title: 'Users',
    load: async () => (await import('./UsersContainer.tsx')).UsersContainer,
  },
  settingsUsage: {
    title: 'Usage',
    load: async () => (await import('./UsageContainer.tsx')).UsageContainer,
  },
  settingsPipelineUsage: {
    title: 'Usage',
    load: async () => (await import('./PipelineUsageContainer.tsx')).PipelineUsageContainer,
  },
  settingsHooks: {
    title: 'Hooks',
    load: async () => (await import('./HooksContainer.tsx')).HooksContainer,
  },
  settingsHookDetail: {
    title: 'Hooks',
    load: async () => (await import('./HookContainer.tsx')).HookContainer,
  },
  settingsBilling: {
    title: 'Billing',
    load: async () => (await import('./billing/BillingContainer.tsx')).BillingContainer,
  },
});
