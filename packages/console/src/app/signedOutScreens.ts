import { defineScreens } from '../router/screens.ts';

/** The signed-out screens besides the sign-in page. */
export const signedOutScreens = defineScreens({
  verifyEmail: {
    title: 'Verify your email',
    load: async () => (await import('../auth/VerifyEmailContainer.tsx')).VerifyEmailContainer,
  },
  inactiveClient: {
    title: 'Access turned off',
    load: async () => (await import('../auth/InactiveClientContainer.tsx')).InactiveClientContainer,
  },
  signup: {
    title: 'Create your account',
    load: async () => (await import('../auth/SignupContainer.tsx')).SignupContainer,
  },
  emailSignup: {
    title: 'Sign up with your email',
    load: async () => (await import('../auth/EmailSignupContainer.tsx')).EmailSignupContainer,
  },
  emailSent: {
    title: 'Check your inbox',
    load: async () => (await import('../auth/EmailSentContainer.tsx')).EmailSentContainer,
  },
  resetPassword: {
    title: 'Choose a new password',
    load: async () => (await import('../auth/NewPasswordContainers.tsx')).ResetPasswordContainer,
  },
  userConfirmation: {
    title: 'Finish creating your account',
    load: async () => (await import('../auth/NewPasswordContainers.tsx')).UserConfirmationContainer,
  },
  userInvite: {
    title: 'Accept your invitation',
    load: async () => (await import('../auth/InviteContainer.tsx')).InviteContainer,
  },
  privacy: {
    title: 'Privacy policy',
    load: async () => (await import('../auth/LegalContainer.tsx')).LegalContainer,
  },
  terms: {
    title: 'Terms of service',
    load: async () => (await import('../auth/LegalContainer.tsx')).LegalContainer,
  },
});
