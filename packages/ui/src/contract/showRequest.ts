import { parseJson, type Wire } from '../domain/json/paths.ts';
import { hideSecrets } from '../domain/requests/hideSecrets.ts';
import { requestTexts } from '../domain/requests/requestTexts.ts';
import type { ShownRequest } from '../domain/requests/shownRequest.ts';
import type { BoundCall, Call } from './call.ts';
import { requestFor } from './request.ts';

export interface ShowRequestOptions {
  /** The service's origin, such as `https://console.example`. */
  readonly origin: string;
  /** Dotted paths of secrets in the body, as on the wire: `config.connection_config.password`. @default none */
  readonly secretPaths?: Iterable<string>;
}

/** What a provider gave for one use, which says nothing by its name. */
const oauthSecrets = ['body.code', 'body.state'] as const;

const readBody = (text: string, encoding: Call['bodyEncoding']): Wire =>
  encoding === 'json'
    ? (parseJson(text) ?? null)
    : Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, value]));

/**
 * Shows the request of a call with its arguments, without sending it. It contains placeholders instead of secrets, and
 * neither cookies nor the CSRF token.
 */
export function showRequest(
  { call, args }: { readonly call: Call; readonly args: Readonly<Record<string, unknown>> },
  { origin, secretPaths = [] }: ShowRequestOptions,
): ShownRequest {
  const paths = [...secretPaths].map((path) => `body.${path}`);
  const hidden = hideSecrets(args, new Set([...paths, ...(call.kind === 'oauth' ? oauthSecrets : [])]));
  const bound: BoundCall = { call, args: hidden };
  const { method, url, headers, body } = requestFor(bound);
  const { bodyEncoding: encoding } = call;
  return {
    method,
    path: url,
    texts: requestTexts({
      method,
      url: new URL(url, origin).href,
      headers,
      ...(body !== undefined && { body: { text: body, json: readBody(body, encoding), encoding } }),
    }),
  };
}
