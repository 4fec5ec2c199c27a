import { defineScreens } from '../../router/screens.ts';

export const settingsScreens = defineScreens({
  settingsAccount: {
    title: 'Account',
    load: async () => (await import('../../settings/AccountContainer.tsx')).AccountContainer,
  },
  settingsNotifications: {
    title: 'Notifications',
    load: async () => (await import('../../settings/NotificationsContainer.tsx')).NotificationsContainer,
  },
  settingsUsers: {
    title: 'Users',
    load: async () => (await import('../../settings/UsersContainer.tsx')).UsersContainer,
  },
  settingsUsage: {
    title: 'Usage',
    load: async () => (await import('../../settings/UsageContainer.tsx')).UsageContainer,
  },
  settingsPipelineUsage: {
    title: 'Usage',
    load: async () => (await import('../../settings/PipelineUsageContainer.tsx')).PipelineUsageContainer,
  },
  settingsHooks: {
    title: 'Hooks',
    load: async () => (await import('../../settings/HooksContainer.tsx')).HooksContainer,
  },
  settingsHookDetail: {
    title: 'Hooks',
    load: async () => (await import('../../settings/HookContainer.tsx')).HookContainer,
  },
  settingsBilling: {
    title: 'Billing',
    load: async () => (await import('../../settings/billing/BillingContainer.tsx')).BillingContainer,
  },
});
