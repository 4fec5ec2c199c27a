import { oauthCallbackPath, oauthReturnPath } from '@millrace/ui/contract';
import { isOAuthProvider, oauthProviders, type OAuthProvider } from '@millrace/ui/domain';
import type { RequestHandler } from 'msw';
import { http } from 'msw/http';

/** What a provider may send; nothing else is passed on. */
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

/** Where people come back to the API from their sign-in and are sent on to the console. It is no call. */
export const oauthReturnHandlers: readonly RequestHandler[] = Object.keys(oauthProviders)
  .filter(isOAuthProvider)
  .filter((provider) => oauthProviders[provider].returnsTo === 'api')
  .map(relay);
