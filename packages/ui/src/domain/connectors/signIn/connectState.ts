/** The state of a sign-in at a provider, as its section shows it. */
export type ConnectState =
  /** Not connected. `reason` says why an earlier sign-in no longer applies. */
  | { readonly kind: 'idle'; readonly reason?: string }
  /** The provider's window is open. */
  | { readonly kind: 'waiting' }
  /** The window was closed, or its provider has disconnected it from this page. A sign-in may still finish in it. */
  | { readonly kind: 'closed' }
  /** The browser did not open the window. The link to it works once. */
  | { readonly kind: 'blocked'; readonly href: string }
  /** The provider has agreed; its code is being exchanged for access. */
  | { readonly kind: 'exchanging' }
  /** Connected now, or with the saved connector. Account and time are shown if they are known. */
  | { readonly kind: 'connected'; readonly account?: string; readonly at?: Date }
  | { readonly kind: 'failed'; readonly message: string }
  /** The provider refuses the access: it has expired, or was revoked. */
  | { readonly kind: 'expired' };
