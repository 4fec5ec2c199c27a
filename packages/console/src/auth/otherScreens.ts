import { defineScreens } from '../router/screens.ts';

/** The signed-out screens besides the sign-in page. */
export const authOtherScreens = defineScreens({
  emailSent: {
    title: 'Check your inbox',
    load: async () => (await import('./EmailSentContainer.tsx')).EmailSentContainer,
  },
  resetPassword: {
    title: 'Choose a new password',
    load: async () => (await import('./NewPasswordContainers.tsx')).ResetPasswordContainer,
  },
  userConfirmation: {
    title: 'Finish creating your account',
    load: async () => (await import('./NewPasswordContainers.tsx')).UserConfirmationContainer,
  },
});
