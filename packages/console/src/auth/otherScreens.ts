import { defineScreens } from '../router/screens.ts';

/** The signed-out screens besides the sign-in page. */
export const authOtherScreens = defineScreens({
  verifyEmail: {
    title: 'Verify your email',
    load: async () => (await import('./VerifyEmailContainer.tsx')).VerifyEmailContainer,
  },
  inactiveClient: {
    title: 'Account not active',
    load: async () => (await import('./InactiveClientContainer.tsx')).InactiveClientContainer,
  },
  signup: {
    title: 'Create your account',
    load: async () => (await import('./SignupContainer.tsx')).SignupContainer,
  },
  emailSignup: {
    title: 'Sign up with your email',
    load: async () => (await import('./EmailSignupContainer.tsx')).EmailSignupContainer,
  },
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
  userInvite: {
    title: 'Accept your invitation',
    load: async () => (await import('./InviteContainer.tsx')).InviteContainer,
  },
  privacy: {
    title: 'Privacy policy',
    load: async () => (await import('./LegalContainer.tsx')).LegalContainer,
  },
  terms: {
    title: 'Terms of service',
    load: async () => (await import('./LegalContainer.tsx')).LegalContainer,
  },
});
