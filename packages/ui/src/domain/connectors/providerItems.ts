/** Items to select from at a provider, after the sign-in. */

/** A property of Google Analytics 4 (spec §3). */
export interface Ga4Property {
  readonly id: string;
  readonly displayName: string;
  /** Id of the account. */
  readonly account: string;
  readonly accountName: string;
  /** Whether the source reads it. */
  readonly isSelected: boolean;
}

/** A Facebook page (spec §3). */
export interface FacebookPage {
  readonly id: string;
  readonly name: string;
}

/** An item of any list. */
export type ProviderItem = Ga4Property | FacebookPage;
