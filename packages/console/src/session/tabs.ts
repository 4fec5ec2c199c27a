/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { readonly kind: 'signedOut' }
  /** Who a tab has found to be signed in: the session is the browser's, not the tab's (docs/threats.md T-05). */
  | { readonly kind: 'identity'; readonly identity: string };

export interface Tabs {
  tell(message: TabMessage): void;
  /** Calls `listener` for what other tabs say, never for what this one does. */
  listen(listener: (message: TabMessage) => void): void;
}

/** Anything on this origin may post to the channel, so that what is heard is checked first (T-43). */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'signedOut') return { kind: 'signedOut' };
  if (data.kind === 'identity' && 'identity' in data && typeof data.identity === 'string') {
    return { kind: 'identity', identity: data.identity };
  }
  return null;
}

/** The tabs of this browser, over `channel`; a browser without one has only this tab. */
export function createTabs(channel: BroadcastChannel | undefined): Tabs {
  return {
    // A channel reaches its own origin only.
    tell: (message) => channel?.postMessage(message),
    listen(listener) {
      channel?.addEventListener('message', ({ data }) => {
        const message = readTabMessage(data);
        if (message) listener(message);
      });
    },
  };
}
