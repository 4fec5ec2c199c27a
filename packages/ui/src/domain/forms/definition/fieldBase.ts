import type { FeatureToggle } from '../../entities/features.ts';

/**
 * Met if one of these fields has the given value, or is filled or empty as stated. It is data, so that forms,
 * reviews, the twin and tests evaluate it alike.
 */
export type Condition = readonly (
  | { readonly path: string; readonly equals: string | number | boolean }
  | { readonly path: string; readonly isFilled: boolean }
)[];

/** A part of the answer to a code exchange. */
export type SignInAnswer = 'access_token' | 'refresh_token' | 'access_token_secret' | 'username';

/**
 * The value that a sign-in puts into a field: a part of the exchange's answer, or a parameter of the return
 * address.
 */
export type SignInValue = { readonly answer: SignInAnswer } | { readonly parameter: string };

export interface FieldBase {
  /** Dotted path of the value: `name` and `tunnel_id` are next to `config`, all others inside it. */
  readonly path: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Never shown again, kept in a draft or trimmed. Omitted from requests that do not change it. */
  readonly isSecret: boolean;
  /** Cannot be edited after creation (spec §5). */
  readonly isLockedAfterCreation: boolean;
  /** Help text below the field, as a sentence. Backticks mark code. */
  readonly hint?: string;
  readonly example?: string;
  /** The field exists only while the condition is met. A hidden field is null on the wire. */
  readonly showWhen?: Condition;
  /** The field exists only while this toggle, or one of these, is on. Otherwise the saved value stays unchanged. */
  readonly feature?: FeatureToggle | readonly FeatureToggle[];
  /** Not required if the field at this path is filled. */
  readonly requiredUnless?: string;
  /** Replaces the error "{label} is required". */
  readonly requiredMessage?: string;
  /** The provider sign-in fills the field, so the form has no control for it. */
  readonly filledBy?: SignInValue;
  /** The sign-in address contains the value, so the field is filled before the sign-in starts. */
  readonly isInSignInAddress?: true;
}
