/** How a sign-in goes on once the person has agreed. */
export type Behaviour = 'agree' | 'delay' | 'silence' | 'wrongState' | 'isolation' | 'failure';

/** Who signs in where nobody else is named. */
export const usualAccount = 'owner@provider.example';
/** Waits for everything there. */
export const slowAccount = 'slow@provider.example';
/** Has nothing to read there. */
export const emptyAccount = 'empty@provider.example';
/** Gets an access token that has ended before it is used. */
export const expiredAccount = 'expired@provider.example';

/** Who signs in at a provider decides what happens (docs/twin.md, "Signing in at a provider"); everybody else agrees. */
export const providerAccounts: readonly {
  readonly account: string;
  readonly behaviour: Behaviour;
  /** For who chooses one. */
  readonly says: string;
}[] = [
  { account: usualAccount, behaviour: 'agree', says: 'comes back with a code' },
  { account: slowAccount, behaviour: 'delay', says: 'comes back after 20 seconds' },
  { account: 'silent@provider.example', behaviour: 'silence', says: 'never gets an answer' },
  { account: 'stranger@provider.example', behaviour: 'wrongState', says: 'comes back with another state' },
  { account: 'isolated@provider.example', behaviour: 'isolation', says: 'meets a page that parts windows' },
  { account: 'broken@provider.example', behaviour: 'failure', says: 'meets a mistake of the provider' },
  { account: emptyAccount, behaviour: 'agree', says: 'has nothing to read there' },
  { account: expiredAccount, behaviour: 'agree', says: 'gets a token that has ended' },
];

export const behaviourOf = (account: string): Behaviour =>
  providerAccounts.find((each) => each.account === account)?.behaviour ?? 'agree';
