import { isLongerThan } from '../../graphemes.ts';
import { firstHidden, hasVisible } from '../../hiddenCharacters.ts';
import type { FieldBase } from '../fieldBase.ts';
import type { Wire } from '../paths.ts';
import { mayBePrivateKey } from '../privateKeyText.ts';

/** What a check may need to know beyond the value. */
export interface CheckContext {
  /** The person's day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Why a value cannot be sent, as a sentence; `undefined` when it can. */
export type Verdict = string | undefined;

/** Names that a description may use and a value does not hold. */
export interface DescribeContext {
  /** The name of the tunnel that the value refers to by id. */
  readonly tunnelName?: string;
}

/**
 * All behaviour of one kind of field. Each kind has one file with one spec, and `kinds/index.ts` collects them, so that a
 * kind without a spec does not compile.
 */
export interface KindSpec<Each extends FieldBase, Value> {
  /** What a new form starts with. `today` is `YYYY-MM-DD`. */
  initial(field: Each, today: string): Value;
  /** From the service. `undefined` where the service leaves the value out. */
  read(wire: Wire | undefined, field: Each): Value;
  /** To the service; `null` for nothing. */
  write(value: Value, field: Each): Wire;
  is(value: unknown): value is Value;
  isEmpty(value: Value): boolean;
  /** Whether two values mean the same to the service. Default: they hold the same data. */
  isSame?(one: Value, other: Value): boolean;
  /** Judges a value that is not empty. */
  check(value: Value, field: Each, context: CheckContext): Verdict;
  /** The value as it is sent, applied when the person leaves the field. Default: unchanged. */
  tidy?(value: Value, field: Each): Value;
  /**
   * A value that a draft may keep; `undefined` for any other. Drafts come from storage that anybody can write to, so `raw`
   * is foreign input (docs/threats.md T-43). A kind that accepts key-like text keeps only what passes its check.
   */
  draft(raw: unknown, field: Each, context: CheckContext): Value | undefined;
  /** A few words for the review, the folded section and the list of changes; empty for nothing. */
  describe(value: Value, field: Each, context?: DescribeContext): string;
  /** Takes the whole width, where other kinds stand two in a row. Default: false. */
  readonly isWide?: boolean;
}

/** The longest text in a draft; a chain of certificates is the longest text there is. */
const draftLimit = 64 * 1024;

export const isString = (value: unknown): value is string => typeof value === 'string';

export const wireWords = (wire: Wire | undefined): string =>
  typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';

/** Text of a draft. Text that may be part of a private key is never kept, whatever field it was pasted into. */
export const draftText = (raw: unknown): string | undefined =>
  isString(raw) && raw.length <= draftLimit && !mayBePrivateKey(raw) ? raw : undefined;

/** Text of a draft that is a few words at most, such as a time or a cron expression. */
export const isShortText = (value: string): boolean => value.length <= 255 && !mayBePrivateKey(value);

/** What all kinds share whose value is the text that was typed. */
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

/** Too long a text is cut while it is typed; a secret is never cut, so it is refused instead. */
export const checkLength = ({ label }: FieldBase, value: string, maxLength: number): Verdict =>
  isLongerThan(value, maxLength) ? `${label} has more than ${maxLength} characters` : undefined;

/** A pasted invisible character makes a host that is not found, or a name that looks like another (T-25). */
export const checkHidden = ({ label }: Pick<FieldBase, 'label'>, value: string): Verdict => {
  const found = firstHidden(value.trim());
  return found && `${label} contains an invisible character (${found}). Retype it`;
};
