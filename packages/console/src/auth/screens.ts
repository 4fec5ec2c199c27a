import { defineScreens } from '../router/screens.ts';
import { LoginContainer } from './LoginContainer.tsx';

export const authScreens = defineScreens({
  login: {
    // Part of the first script: most first visits show it, and a second request would delay it.
    load: async () => LoginContainer,
  },
  verifyEmail: {
    load: async () => (await import('./VerifyEmailContainer.tsx')).VerifyEmailContainer,
  },
  inactiveClient: {
    load: async () => (await import('./InactiveClientContainer.tsx')).InactiveClientContainer,
  },
});
