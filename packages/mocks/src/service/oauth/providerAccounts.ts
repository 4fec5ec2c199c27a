import { expiredAccount } from './grants.ts';
import { usualAccount } from './codes.ts';

/** How a sign-in goes on once the person has agreed. */
export type Behaviour = 'agree' | 'delay' | 'silence' | 'wrongState' | 'isolation' | 'failure';

/** Who signs in at a provider decides what happens (docs/twin.md, "Signing in at a provider"); everybody else agrees. */
export const providerAccounts: readonly {
  readonly account: string;
  readonly behaviour: Behaviour;
  /** For who chooses one. */
  readonly says: string;
}[] = [
  { account: usualAccount, behaviour: 'agree', says: 'comes back with a code' },
  { account: 'slow@provider.example', behaviour: 'delay', says: 'comes back after 20 seconds' },
  { account: 'silent@provider.example', behaviour: 'silence', says: 'never gets an answer' },
  { account: 'stranger@provider.example', behaviour: 'wrongState', says: 'comes back with another state' },
  {
    account: 'isolated@provider.example',
    behaviour: 'isolation',
    says: 'meets a page that parts the windows',
  },
  { account: 'broken@provider.example', behaviour: 'failure', says: 'meets a mistake of the provider' },
  { account: 'empty@provider.example', behaviour: 'agree', says: 'has nothing to read there' },
  { account: expiredAccount, behaviour: 'agree', says: 'gets a token that has ended' },
];

export const behaviourOf = (account: string): Behaviour =>
  providerAccounts.find((each) => each.account === account)?.behaviour ?? 'agree';
