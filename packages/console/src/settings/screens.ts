import { defineScreens } from '../router/screens.ts';

export const settingsScreens = defineScreens({
  settingsBilling: {
    title: 'Billing',
    load: async () => (await import('./BillingContainer.tsx')).BillingContainer,
  },
});
