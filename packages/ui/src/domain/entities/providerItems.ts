/** What a source picks from at its provider, once somebody has signed in there. */

/** A property of Google Analytics 4 (spec §3). */
export interface Ga4Property {
  readonly id: string;
  readonly displayName: string;
  /** The account's id. */
  readonly account: string;
  readonly accountName: string;
  /** Whether the source reads it. */
  readonly isSelected: boolean;
}

/** A page on Facebook (spec §3). */
export interface FacebookPage {
  readonly id: string;
  readonly name: string;
}
