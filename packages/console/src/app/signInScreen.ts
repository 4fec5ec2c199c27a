import { LoginContainer } from '../auth/LoginContainer.tsx';
import { defineScreens } from '../router/screens.ts';

export const signInScreen = defineScreens({
  login: {
    title: 'Sign in',
    // Part of the first script: most first visits show it, and a second request would delay it.
    load: async () => LoginContainer,
  },
});
