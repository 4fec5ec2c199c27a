import { isLongerThan } from '../../domain/text/graphemes.ts';
import { maxLength } from '../../domain/text/limits.ts';
import { describeProblem, type Problem, type ProblemWording } from '../../domain/outcome/problem.ts';

/** Copied along from other programs, so that the address is another one than it seems. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

export interface FieldErrors {
  readonly email?: string;
  readonly password?: string;
}

/** Checks before the request is sent. An email address only needs characters around an at sign. */
export function checkCredentials(typed: { readonly email: string; readonly password?: string }): FieldErrors {
  const email = typed.email.trim();
  return {
    ...(email === '' && { email: 'Enter your email address.' }),
    ...(email !== '' &&
      !/^[^\s@]+@[^\s@]+$/.test(email) && { email: 'Enter an email address, such as noor@acme.example.' }),
    ...(invisible.test(email) && { email: 'The address contains an invisible character. Retype it.' }),
    ...(typed.password === '' && { password: 'Enter your password.' }),
    ...(isLongerThan(typed.password ?? '', maxLength.password) && {
      password: `A password can have at most ${maxLength.password} characters.`,
    }),
  };
}

/** The service refused the page, not the person: its token against forged requests was outdated. */
const isPageRefused = ({ status, detail }: Problem): boolean => status === 403 && /csrf/i.test(detail ?? '');

/** The service has judged the email address and the password, and refused them. Any other problem is about neither. */
export const areCredentialsRefused = (problem: Problem): boolean => {
  const { kind, status } = problem;
  return kind === 'http' && [400, 401, 403, 422].some((each) => each === status) && !isPageRefused(problem);
};

/** The sentence with which Django REST framework refuses an unknown address and a wrong password alike. */
const wrongCredentials = /^unable to log in with (?:the )?provided credentials\.?$/i;

const adviceOf = (detail: string | undefined): string => {
  if (detail === undefined) return 'Check your email and password.';
  return wrongCredentials.test(detail) ? 'Wrong email or password.' : detail;
};

/** Before sign-in, a refusal cannot concern a session, a permission or a field. */
export function describeSignInProblem(problem: Problem): ProblemWording {
  if (isPageRefused(problem))
    return { title: 'We could not sign you in.', advice: 'Reload the page, then try again.' };
  if (areCredentialsRefused(problem)) {
    return { title: 'We could not sign you in.', advice: adviceOf(problem.detail) };
  }
  if (problem.isOutcomeUnknown) return describeProblem({ ...problem, isOutcomeUnknown: false });
  return describeProblem(problem);
}
