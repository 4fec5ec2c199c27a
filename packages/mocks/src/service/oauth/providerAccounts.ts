/** What happens in a sign-in after the person agrees. */
export type Behaviour = 'agree' | 'delay' | 'silence' | 'wrongState' | 'isolation' | 'failure';

/** The default account. */
export const usualAccount = 'owner@provider.example';
/** An account whose every request is slow. */
export const slowAccount = 'slow@provider.example';
/** An account without data. */
export const emptyAccount = 'empty@provider.example';
/** An account whose access token has expired when it is issued. */
export const expiredAccount = 'expired@provider.example';

/** Test accounts: the account decides the outcome (docs/twin.md, "Signing in at a provider"). All others agree. */
export const providerAccounts: readonly {
  readonly account: string;
  readonly behaviour: Behaviour;
  /** The description on the provider's page. */
  readonly says: string;
}[] = [
  { account: usualAccount, behaviour: 'agree', says: 'comes back with a code' },
  { account: slowAccount, behaviour: 'delay', says: 'comes back after 20 seconds' },
  { account: 'silent@provider.example', behaviour: 'silence', says: 'never gets a response' },
  { account: 'stranger@provider.example', behaviour: 'wrongState', says: 'comes back with another state' },
  {
    account: 'isolated@provider.example',
    behaviour: 'isolation',
    says: 'is separated from the window that opened the page',
  },
  { account: 'broken@provider.example', behaviour: 'failure', says: 'meets an error of the provider' },
  { account: emptyAccount, behaviour: 'agree', says: 'has no data' },
  { account: expiredAccount, behaviour: 'agree', says: 'gets an expired token' },
];

export const behaviourOf = (account: string): Behaviour =>
  providerAccounts.find((each) => each.account === account)?.behaviour ?? 'agree';
