import { besideTitle } from '../../../domain/outcome/besideTitle.ts';
import type { Problem, ProblemWording } from '../../../domain/outcome/problem.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';

/** The next step of a person whose invitation cannot be accepted. */
export type InviteWay = 'signIn' | 'signOut';

export interface EndedInvite extends ProblemWording {
  readonly way: InviteWay;
}

const noLink: EndedInvite = {
  title: 'Open the link from your invitation',
  advice: 'This page needs the link that we emailed you. Open it again from the email.',
  way: 'signIn',
};

/** The service's sentence tells endings of the same status apart: expired, cancelled or replaced. */
const byStatus: Readonly<Partial<Record<number, EndedInvite>>> = {
  403: {
    title: 'This invitation is for someone else',
    advice: 'You are signed in with another account. Log out, then open the invitation again.',
    way: 'signOut',
  },
  404: {
    title: 'This invitation is not valid',
    advice: 'Open the full link from the email.',
    way: 'signIn',
  },
  409: {
    title: 'You already have an account',
    advice: 'The invitation was accepted, or its address has an account. Sign in instead.',
    way: 'signIn',
  },
  410: {
    title: 'This invitation can no longer be accepted',
    advice: 'It has expired, or it was cancelled or replaced. Ask the person who invited you for a new one.',
    way: 'signIn',
  },
};

/** Why an invitation cannot be accepted, from its check or from the last attempt; `undefined` while it may be. */
export function endedInvite(
  invite: Remote<unknown> | undefined,
  problem: Problem | undefined,
): EndedInvite | undefined {
  if (invite === undefined) return noLink;
  for (const each of [problem, invite.state === 'failed' ? invite.problem : undefined]) {
    const words = each?.kind === 'http' ? byStatus[each.status ?? 0] : undefined;
    if (words) return { ...words, advice: besideTitle(words.title, each?.detail) ?? words.advice };
  }
  return undefined;
}
