import { isOAuthProvider, type OAuthProvider } from '@millrace/ui/domain/connectors';

/** What the return page tells the page that started the sign-in: where it was returned to. */
export interface OAuthMessage {
  readonly type: 'millrace-oauth';
  readonly provider: OAuthProvider;
  /** The query of the return address. It contains a code, which is worthless without the session. */
  readonly query: string;
}

/** Reaches every tab of this origin, also when the provider has disconnected the window from its opener. */
const channelName = 'millrace-oauth';

function readMessage(data: unknown): OAuthMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, provider, query } = data as Partial<Record<keyof OAuthMessage, unknown>>;
  return type === 'millrace-oauth' &&
    typeof provider === 'string' &&
    isOAuthProvider(provider) &&
    typeof query === 'string'
    ? { type, provider, query }
    : undefined;
}

/** A page that waits for a return has received it. The provider may have disconnected it, so `opener` does not show it. */
const received = 'millrace-oauth-heard';

/**
 * Sends what the provider has returned to the page that opened this window, and to every other tab.
 * @param onReceived called once a page that waits for returns has it
 * @returns the function that stops waiting
 */
export function announceReturn(message: OAuthMessage, onReceived: () => void): () => void {
  const opener: Pick<Window, 'postMessage'> | null = window.opener;
  opener?.postMessage(message, window.location.origin);
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => data === received && onReceived());
  channel.postMessage(message);
  return () => channel.close();
}

/**
 * Listens for the returns of sign-ins. Messages of other origins are ignored; whether a return belongs to a sign-in is
 * decided by its state (T-11: injected codes).
 * @returns the function that stops it
 */
export function listenForReturns(onReturn: (message: OAuthMessage) => void): () => void {
  const receive = ({ data, origin }: MessageEvent<unknown>): void => {
    const message = origin === window.location.origin ? readMessage(data) : undefined;
    if (!message) return;
    onReturn(message);
    channel.postMessage(received);
  };
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', receive);
  window.addEventListener('message', receive);
  return () => {
    channel.close();
    window.removeEventListener('message', receive);
  };
}
