import { oauthFieldsOf, type OAuthFields, type OAuthProvider } from '@millrace/ui/domain/connectors';
import { definitionOf } from '@millrace/ui/domain/definitions';

type Filled = Omit<OAuthFields, 'needs'>;

/** What a sign-in fills: as the source's definition says. */
export function filledBySignIn(provider: OAuthProvider): Filled {
  const definition = definitionOf('source', provider);
  if (!definition) throw new Error(`No definition of ${provider}`);
  return oauthFieldsOf(definition);
}
