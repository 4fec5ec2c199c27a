import type { FeatureToggle } from '../policies/features.ts';

/**
 * Met when one of these fields holds the value beside it, or is filled or empty as it says. Data, so that form, review, twin
 * and tests read the same.
 */
export type Condition = readonly (
  | { readonly path: string; readonly equals: string | number | boolean }
  | { readonly path: string; readonly isFilled: boolean }
)[];

/** A part of the answer to the exchange of a sign-in's code (A-102 names them). */
export type SignInAnswer = 'access_token' | 'refresh_token' | 'access_token_secret' | 'username';

/** What of a sign-in fills a field: a part of the exchange's answer, or a parameter of the address the provider returns to. */
export type SignInValue = { readonly answer: SignInAnswer } | { readonly parameter: string };

export interface FieldBase {
  /** Where the value goes: `name` and `tunnel_id` beside `config`, all else below it, with dots. */
  readonly path: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Never shown again, never in a draft, never trimmed; left out of a request that does not change it. */
  readonly isSecret: boolean;
  /** Cannot be edited after creation (spec §5). */
  readonly isLockedAfterCreation: boolean;
  /** What the field is for, as a sentence below it. Code stands in backticks. */
  readonly hint?: string;
  readonly example?: string;
  /** The field exists only while this holds; hidden, it is null on the wire. */
  readonly showWhen?: Condition;
  /** The field exists only while this toggle is on; without it, the service keeps what it has. */
  readonly feature?: FeatureToggle;
  /** Not required once the field at this path is filled. */
  readonly requiredUnless?: string;
  /** Said instead of "{label} is required". */
  readonly requiredMessage?: string;
  /** The sign-in at the provider fills the field, so the form has no control for it. */
  readonly filledBy?: SignInValue;
  /** The address of the sign-in contains the value, so the field is filled before the sign-in starts. */
  readonly isInSignInAddress?: true;
}
