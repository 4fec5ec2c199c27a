import { oauthCallbackPath, oauthReturnPath } from '@millrace/ui/contract';
import { http } from 'msw/http';

/** The one provider that sends people back to the API (spec §7). */
const provider = 'snapchat';
const path = oauthReturnPath(provider);

/** What a provider may send; nothing else is passed on. */
const passedOn = ['code', 'state', 'error', 'error_description'] as const;

/** Where people come back to the API from their sign-in and are sent on to the console. It is no call. */
export const oauthReturnHandler = http.get(`*${path}`, ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== path) return undefined;
  const query = new URLSearchParams(
    passedOn.flatMap((name) => searchParams.getAll(name).map((value) => [name, value])),
  );
  return new Response(null, {
    status: 302,
    headers: { Location: `${oauthCallbackPath(provider)}?${query}` },
  });
});
