import { besideTitle } from '../../../domain/outcome/besideTitle.ts';
import type { Problem, ProblemWording } from '../../../domain/outcome/problem.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';

export type NewPasswordPurpose = 'reset' | 'confirm';

export const newPasswordWords = {
  reset: {
    title: 'Choose a new password',
    lead: 'It replaces the one you had.',
    submit: 'Save password',
    doneTitle: 'Your password was changed',
    done: 'Sign in with your new password.',
    newLink: 'Request a new link',
  },
  confirm: {
    title: 'Finish creating your account',
    lead: 'Choose the password you will sign in with.',
    submit: 'Create account',
    doneTitle: 'Your account is ready',
    done: 'Your email address is verified. Sign in to set up your first pipeline.',
    newLink: 'Send a new link',
  },
} as const satisfies Record<NewPasswordPurpose, Record<string, string>>;

const noLink: ProblemWording = {
  title: 'Open the link from your email',
  advice: 'This page needs the link that we emailed you. Open it again, or get a new one.',
};

const wordsOfStatus: Readonly<Partial<Record<number, ProblemWording>>> = {
  404: { title: 'This link is not valid', advice: 'Open the full link from the email, or get a new one.' },
  410: { title: 'This link no longer works', advice: 'It was used, or it has expired. Get a new one.' },
};

/** Why a link cannot be used, from its check or from the last attempt; `undefined` while it may work. */
export function endedLink(
  link: Remote<unknown> | undefined,
  problem: Problem | undefined,
): ProblemWording | undefined {
  if (link === undefined) return noLink;
  const found = [problem, link.state === 'failed' ? link.problem : undefined].find(
    (each) => each?.kind === 'http' && wordsOfStatus[each.status ?? 0] !== undefined,
  );
  const words = found && wordsOfStatus[found.status ?? 0];
  return words && { ...words, advice: besideTitle(words.title, found.detail) ?? words.advice };
}
