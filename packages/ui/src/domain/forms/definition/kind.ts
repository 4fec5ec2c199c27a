import { isLongerThan } from '../../text/graphemes.ts';
import { firstHidden, hasVisible } from '../../text/hiddenCharacters.ts';
import type { FieldBase } from './fieldBase.ts';
import type { Wire } from '../../json/paths.ts';
import { mayBePrivateKey } from '../../text/privateKeyText.ts';

/** Data that a check needs besides the value. */
export interface CheckContext {
  /** The local date, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Why a value cannot be sent, as a sentence; `undefined` if it can. */
export type Verdict = string | undefined;

/** Names that a description may use and the value does not contain. */
export interface DescribeContext {
  /** Name of the tunnel whose id the value contains. */
  readonly tunnelName?: string;
}

/** A value that contains the texts of other fields too. */
export interface SplitValue<Value> {
  readonly entries: readonly (readonly [path: string, text: string])[];
  /** What the field itself keeps. */
  readonly own: Value;
}

/**
 * All behaviour of one kind of field. Each kind has one file with one spec, and `kinds/index.ts` collects
 * them, so that a kind without a spec does not compile.
 */
export interface KindSpec<Each extends FieldBase, Value> {
  /** Initial value in a new form. `today` is `YYYY-MM-DD`. */
  initial(field: Each, today: string): Value;
  /** Reads the value from the wire; `undefined` if the service left it out. */
  read(wire: Wire | undefined, field: Each): Value;
  /** Writes the value to the wire; `null` for an empty value. */
  write(value: Value, field: Each): Wire;
  is(value: unknown): value is Value;
  isEmpty(value: Value): boolean;
  /** Whether two values are equal for the service. Default: they contain the same data. */
  isSame?(one: Value, other: Value, field: Each): boolean;
  /** Validates a value that is not empty. */
  check(value: Value, field: Each, context: CheckContext): Verdict;
  /** Normalises the value when the field is left. Default: unchanged. */
  tidy?(value: Value, field: Each): Value;
  /**
   * Reads a value that a draft may keep; `undefined` for any other. Anyone can write to the storage of
   * drafts, so `raw` is untrusted (T-43). A kind that accepts key-like text keeps only what passes its check.
   */
  draft(raw: unknown, field: Each, context: CheckContext): Value | undefined;
  /**
   * A short description for the review, the collapsed section and the list of changes; empty for an empty
   * value.
   */
  describe(value: Value, field: Each, context?: DescribeContext): string;
  /** Splits a value that contains the values of other fields; `undefined` if it contains none. Default: never. */
  split?(value: Value, field: Each): SplitValue<Value> | undefined;
  /** Whether a passphrase unlocks the value; `undefined` while that is unknown. Default: unknown. */
  takesPassphrase?(value: Value): boolean | undefined;
  /** Takes the full width instead of half a row. Default: false. */
  readonly isWide?: boolean;
}

/** Maximum length of a text in a draft. A certificate chain is the longest. */
const draftLimit = 64 * 1024;

export const isString = (value: unknown): value is string => typeof value === 'string';

export const wireWords = (wire: Wire | undefined): string =>
  typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';

/** Reads a draft text. Text that may be part of a private key is never kept, in any field. */
export const draftText = (raw: unknown): string | undefined =>
  isString(raw) && raw.length <= draftLimit && !mayBePrivateKey(raw) ? raw : undefined;

/** Reads a short draft text, such as a time or a cron expression. */
export const isShortText = (value: string): boolean => value.length <= 255 && !mayBePrivateKey(value);

/** Behaviour shared by all kinds whose value is text. */
export const typedText = {
  initial: () => '',
  read: wireWords,
  write: (value: string): Wire => value || null,
  is: isString,
  isEmpty: (value: string) => !hasVisible(value),
  check: (): Verdict => undefined,
  tidy: (value: string) => value.trim(),
  draft: draftText,
  describe: (value: string) => value,
};

/** Text that is too long is cut while it is typed. A secret is never cut, so it is refused instead. */
export const checkLength = ({ label }: FieldBase, value: string, maxLength: number): Verdict =>
  isLongerThan(value, maxLength) ? `${label} has more than ${maxLength} characters` : undefined;

/** A pasted invisible character can break a host name or make two names look equal (T-25). */
export const checkHidden = ({ label }: Pick<FieldBase, 'label'>, value: string): Verdict => {
  const found = firstHidden(value.trim());
  return found && `${label} contains an invisible character (${found}). Retype it`;
};
