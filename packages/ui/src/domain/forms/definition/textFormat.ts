/** A text as it is sent, or the sentence that says why it can't be. */
export type FormatReading = { readonly value: string } | { readonly refusal: string };

interface FormattedField {
  readonly label: string;
  readonly example?: string;
}

/**
 * The form that the text of a field must have. A text of another form is refused whole: it is never cut until it
 * fits, and no draft keeps it, because it may contain a password.
 */
export interface TextFormat {
  /** Reads a text that is not empty. Reading the value again returns the same value. */
  readonly read: (typed: string, field: FormattedField) => FormatReading;
}

/** `Bucket name must be only the name of a bucket, such as exports`. */
export const mustBe = (what: string, { label, example }: FormattedField): string =>
  `${label} must be ${what}${example === undefined ? '' : `, such as ${example}`}`;
