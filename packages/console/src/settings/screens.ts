import { defineScreens } from '../router/screens.ts';

export const settingsScreens = defineScreens({
  settingsUsers: {
    title: 'Users',
    load: async () => (await import('./UsersContainer.tsx')).UsersContainer,
  },
  settingsBilling: {
    title: 'Billing',
    load: async () => (await import('./BillingContainer.tsx')).BillingContainer,
  },
});
