import { defineScreens } from '../router/screens.ts';

export const settingsScreens = defineScreens({
  settingsBilling: {
    load: async () => (await import('./BillingContainer.tsx')).BillingContainer,
  },
});
