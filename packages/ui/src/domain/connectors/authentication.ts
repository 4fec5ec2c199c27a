/** Width and height of the sign-in window, in pixels. */
export interface PopupSize {
  readonly width: number;
  readonly height: number;
}

/** How a connector lets the service in. */
export type Authentication =
  | { readonly kind: 'fields' }
  /** A role of the customer's cloud account, taken on by the service. */
  | { readonly kind: 'role' }
  | {
      readonly kind: 'oauth';
      /** The word in `external_oauth/{provider}/` (spec §7). */
      readonly provider: string;
      readonly version: '1.0' | '2.0';
      /** Whether a PKCE challenge goes with the request (spec §3; A-49). */
      readonly isPkce: boolean;
      readonly popup: PopupSize;
      /** Fields to fill before the sign-in can start, because its address depends on them. */
      readonly needs: readonly string[];
    };

/** Spec §9. */
const standardPopup: PopupSize = { width: 580, height: 700 };

export const withFields = (): Authentication => Object.freeze({ kind: 'fields' });
export const withRole = (): Authentication => Object.freeze({ kind: 'role' });

/** Sign-in at the provider, OAuth 2.0 without PKCE unless it says otherwise. */
export const oauth = (
  provider: string,
  options: Partial<Omit<Extract<Authentication, { kind: 'oauth' }>, 'kind' | 'provider'>> = {},
): Authentication =>
  Object.freeze({
    kind: 'oauth',
    provider,
    version: '2.0',
    isPkce: false,
    popup: standardPopup,
    needs: [],
    ...options,
  });
