import { oauthFieldsOf, type OAuthFields, type OAuthProvider } from '@millrace/ui/domain/connectors';
import { definitionOf, type SourceWithoutDefinition } from '@millrace/ui/domain/definitions';

type Filled = Omit<OAuthFields, 'needs'>;

const filling = (
  fills: OAuthFields['fills'],
  fillsFromReturn: OAuthFields['fillsFromReturn'] = {},
): Filled => ({
  fills,
  fillsFromReturn,
});

const access = { 'tap_config.access_token': 'access_token' } as const;
const refresh = { 'tap_config.refresh_token': 'refresh_token' } as const;
const both = { ...access, ...refresh } as const;

/** What a sign-in fills in sources that have no definition yet. */
export const filledWithoutDefinition = {
  facebook_pages: filling(access),
  ga4: filling(both),
} satisfies Record<Extract<OAuthProvider, SourceWithoutDefinition>, Filled>;

const withoutDefinition: ReadonlyMap<string, Filled> = new Map(Object.entries(filledWithoutDefinition));

/** What a sign-in fills: as the source's definition says, if there is one. */
export function filledBySignIn(provider: OAuthProvider): Filled {
  const definition = definitionOf('source', provider);
  return definition ? oauthFieldsOf(definition) : (withoutDefinition.get(provider) ?? filling({}));
}
