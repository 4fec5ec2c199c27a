import { exchangeOAuth, exchangeProductionOAuth, type Client } from '@millrace/ui/contract';
import {
  oauthProviders,
  providerName,
  type OAuthFields,
  type OAuthProvider,
  type OAuthReturn,
} from '@millrace/ui/domain/connectors';
import { describeProblem, problemOf } from '@millrace/ui/domain/remote';
import { inSentence, Secret } from '@millrace/ui/domain/text';

/** What the code of a return is exchanged for: the values of the fields, or why there are none. */
export type Exchange =
  | { readonly kind: 'done'; readonly values: ReadonlyMap<string, string>; readonly account?: string }
  | { readonly kind: 'failed'; readonly message: string };

export interface CodeToExchange {
  readonly provider: OAuthProvider;
  readonly fields: OAuthFields;
  readonly granted: Extract<OAuthReturn, { kind: 'granted' }>;
  /** The secret behind the challenge of the address (PKCE). */
  readonly verifier: string | undefined;
}

/** Exchanges the code of a return for the access. Never rejects: a failure is also a result. */
export async function exchangeCode(
  client: Client,
  { provider, fields, granted, verifier }: CodeToExchange,
): Promise<Exchange> {
  const call = oauthProviders[provider].isProduction ? exchangeProductionOAuth : exchangeOAuth;
  try {
    const answer = await client(call, {
      provider,
      ...(verifier !== undefined && { codeVerifier: verifier }),
      body: { ...granted.exchange, provider },
    });
    const parts = {
      access_token: answer.accessToken,
      refresh_token: answer.refreshToken,
      access_token_secret: answer.accessTokenSecret,
      username: answer.username,
    };
    const values = new Map<string, string>();
    const entries = [
      ...Object.entries(fields.fills).map(([path, part]) => [path, parts[part]] as const),
      ...Object.keys(fields.fillsFromReturn).map((path) => [path, granted.values[path]] as const),
    ];
    for (const [path, value] of entries) {
      if (value === null || value === undefined) return failed(missingPermissions(provider));
      values.set(path, value instanceof Secret ? value.reveal() : value);
    }
    return {
      kind: 'done',
      values,
      ...(answer.accountLabel && { account: inSentence(answer.accountLabel) }),
    };
  } catch (thrown) {
    return failed(describeFailure(provider, thrown));
  }
}

const failed = (message: string): Exchange => ({ kind: 'failed', message });

const missingPermissions = (provider: OAuthProvider): string =>
  `${providerName(provider)} did not grant all permissions. Connect again, and allow everything that it asks for.`;

function describeFailure(provider: OAuthProvider, thrown: unknown): string {
  const problem = problemOf(thrown);
  if (problem.status === 400 || problem.status === 422)
    return `${providerName(provider)} did not accept the sign-in. Connect again.`;
  // A code works once, so a lost answer needs a new sign-in whatever its outcome was.
  if (problem.isOutcomeUnknown)
    return 'The connection was lost while we finished the sign-in. Connect again.';
  const { title, advice } = describeProblem(problem);
  return `${title} ${advice}`;
}
