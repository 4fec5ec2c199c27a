import { defineScreens } from '../../router/screens.ts';

export const shellScreens = defineScreens({
  home: {
    title: 'Home',
    load: async () => (await import('../../shell/HomeContainer.tsx')).HomeContainer,
  },
});
