import { isOAuthProvider, oauthProviders } from '@millrace/ui/domain/connectors';
import { expect, it } from 'vitest';
import { filledBySignIn } from './signInFields.ts';

const providers = Object.keys(oauthProviders).filter(isOAuthProvider);

it.each(providers)('a sign-in at %s fills the token, and both halves of it in OAuth 1.0', (provider) => {
  const parts: readonly string[] = Object.values(filledBySignIn(provider).fills);
  expect(parts.some((part) => part.endsWith('_token'))).toBe(true);
  expect(parts.includes('access_token_secret')).toBe(oauthProviders[provider].version === '1.0');
});
