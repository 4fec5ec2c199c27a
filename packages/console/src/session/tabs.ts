/** The messages between the tabs of one browser. */
export type TabMessage =
  | { readonly kind: 'signedOut' }
  /**
   * The person a tab found to be signed in. The tabs of a browser share one session (docs/threats.md T-05).
   */
  | { readonly kind: 'identity'; readonly identity: string };

export interface Tabs {
  post(message: TabMessage): void;
  /** Calls `listener` for messages of other tabs, never for its own. */
  listen(listener: (message: TabMessage) => void): void;
}

/** Any page of this origin may post to the channel, so messages are validated (T-43). */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'signedOut') return { kind: 'signedOut' };
  if (data.kind === 'identity' && 'identity' in data && typeof data.identity === 'string') {
    return { kind: 'identity', identity: data.identity };
  }
  return null;
}

/** The tabs of this browser, connected by `channel`. Without a channel there is only this tab. */
export function createTabs(channel: BroadcastChannel | undefined): Tabs {
  return {
    // A channel is restricted to its origin.
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      channel?.addEventListener('message', ({ data }) => {
        const message = readTabMessage(data);
        if (message) listener(message);
      });
    },
  };
}
