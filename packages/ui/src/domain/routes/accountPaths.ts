import { fillPattern } from './pattern.ts';
import { routes } from './routes.ts';

/** The paths of the signed-out pages. Apart from `paths`, because the first screen needs none of them. */
export const accountPaths = {
  signup: () => routes.signup.pattern,
  emailSent: () => routes.emailSent.pattern,
  resetPassword: () => routes.resetPassword.pattern,
  userConfirmation: (token: string) => fillPattern(routes.userConfirmation.pattern, { token }),
  userInvite: (token: string) => fillPattern(routes.userInvite.pattern, { token }),
  privacy: () => routes.privacy.pattern,
  terms: () => routes.terms.pattern,
} as const;
