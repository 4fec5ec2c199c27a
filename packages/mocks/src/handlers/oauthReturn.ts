import { oauthCallbackPath, oauthReturnPath } from '@millrace/ui/contract';
import { isOAuthProvider, oauthProviders, type OAuthProvider } from '@millrace/ui/domain/connectors';
import type { RequestHandler } from 'msw';
import { http } from 'msw/http';

/** Parameters that a provider may send; all others are dropped. */
const passedOn = ['code', 'state', 'error', 'error_description'] as const;

function relay(provider: OAuthProvider): RequestHandler {
  const path = oauthReturnPath(provider);
  return http.get(`*${path}`, ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== path) return undefined;
    const query = new URLSearchParams(
      passedOn.flatMap((name) => searchParams.getAll(name).map((value) => [name, value])),
    );
    const location = `${oauthCallbackPath(provider)}?${query}`;
    return new Response(null, { status: 302, headers: { Location: location } });
  });
}

/** The redirect from a provider's return to the API to the console (Snapchat, A-104). It is not a call. */
export const oauthReturnHandlers: readonly RequestHandler[] = Object.keys(oauthProviders)
  .filter(isOAuthProvider)
  .filter((provider) => oauthProviders[provider].returnsTo === 'api')
  .map(relay);
