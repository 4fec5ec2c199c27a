import { formatCount } from '../format/count.ts';
import { memberStatus, type MemberStatus, type TeamMember } from './teamMember.ts';
import { addressesIn } from './addressList.ts';
import { emailProblem } from './personFields.ts';

/** How many people one form invites. Each address is a request of its own. */
export const mostInvited = 50;

/** One of the addresses that were typed. */
export interface InviteAddress {
  readonly email: string;
  /** `ready` can be invited. The others cannot, for different reasons. */
  readonly verdict: 'ready' | 'malformed' | 'member' | 'invited' | 'deactivated';
  /** Why it cannot be invited, as a sentence. */
  readonly reason?: string;
}

type Known = Pick<TeamMember, 'email' | 'isActive' | 'status'>;

const verdicts: Readonly<Record<MemberStatus, Required<Omit<InviteAddress, 'email'>>>> = {
  active: { verdict: 'member', reason: 'Already a member.' },
  unverified: { verdict: 'member', reason: 'Already a member.' },
  invited: {
    verdict: 'invited',
    reason: 'Has an open invitation. Use “Send invitation again” in the list instead.',
  },
  expired: {
    verdict: 'invited',
    reason: 'Has an expired invitation. Use “Send invitation again” in the list instead.',
  },
  deactivated: { verdict: 'deactivated', reason: 'Was deactivated. Activate this user instead.' },
};

const comparable = (email: string): string => email.trim().toLowerCase();

/** Judges each address of a text. `known` are the users and the invitations of the account, as far as loaded. */
export function judgeAddresses(text: string, known: readonly Known[] = []): readonly InviteAddress[] {
  const statusOf = new Map(known.map((member) => [comparable(member.email), memberStatus(member)]));
  return addressesIn(text).map((email) => {
    const problem = emailProblem(email);
    if (problem !== undefined) return { email, verdict: 'malformed', reason: problem };
    const status = statusOf.get(comparable(email));
    return status === undefined ? { email, verdict: 'ready' } : { email, ...verdicts[status] };
  });
}

/** Why nobody can be invited; `undefined` if some of these addresses can, which the others never prevent. */
export function inviteProblem(addresses: readonly InviteAddress[]): string | undefined {
  const ready = addresses.filter(({ verdict }) => verdict === 'ready').length;
  if (ready > mostInvited) return `Invite at most ${mostInvited} people at a time.`;
  const wrong = addresses.length - ready;
  return ready > 0 || wrong === 0
    ? undefined
    : `${formatCount(wrong)} can’t be invited. Correct or remove ${wrong === 1 ? 'it' : 'them'}.`;
}
