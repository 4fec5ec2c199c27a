import { maxLength } from '../limits.ts';
import type { FeatureToggle } from '../policies/features.ts';
import type { ConnectionUri } from './connectionUri.ts';
import { segmentsOf } from './paths.ts';

/** True when any of these fields holds the value named beside it. Data, so that form, twin and tests read the same. */
export type Condition = readonly { readonly path: string; readonly equals: string | boolean }[];

interface FieldBase {
  /** Where the value goes: `name` and `tunnel_id` beside `config`, all else below it, with dots. */
  readonly path: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Never shown again, never in a draft, never trimmed; left out of a request that does not change it. */
  readonly isSecret: boolean;
  /** Cannot be edited after creation (spec §5). */
  readonly isLockedAfterCreation: boolean;
  /** What the field is for, as a sentence below it. */
  readonly hint?: string;
  readonly example?: string;
  /** The field exists only while this holds; hidden, it is null on the wire. */
  readonly showWhen?: Condition;
  /** Not required once the field at this path is filled. */
  readonly requiredUnless?: string;
  /** Said instead of "{label} is required". */
  readonly requiredMessage?: string;
  /** Who fills it, where no person does: the sign-in at the provider, or the service. */
  readonly filledBy?: 'oauth' | 'service';
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly initial: string;
  /** In characters as a person counts them (spec §5). */
  readonly maxLength: number;
  /** For what is read letter by letter: hosts, keys, table names. */
  readonly isMono: boolean;
  readonly normalisation?: 'snowflakeAccount';
  /** A whole address with one of these schemes, pasted here, is split into the fields at these paths. */
  readonly address?: {
    readonly schemes: readonly string[];
    readonly paths: Readonly<Partial<Record<keyof ConnectionUri, string>>>;
  };
  /** Stored secrets are good for this value only: changing it asks for them again (docs/threats.md T-08). */
  readonly bindsSecrets: boolean;
}

export interface SecretField extends FieldBase {
  readonly kind: 'secret';
  readonly maxLength: number;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly initial: number | null;
  readonly min?: number;
  readonly max?: number;
  /** Values that are allowed although they lie outside `min` and `max`. */
  readonly alsoAllowed: readonly number[];
  /** Shown behind the number, such as `days`. */
  readonly unit?: string;
}

export interface ChoiceOption {
  readonly value: string | number;
  readonly label: string;
  /** Offered only while this toggle is on. */
  readonly feature?: FeatureToggle;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption[];
  readonly initial: string | number | null;
}

export interface ToggleField extends FieldBase {
  readonly kind: 'toggle';
  readonly initial: boolean;
}

export interface DateField extends FieldBase {
  readonly kind: 'date';
  readonly initial: 'januaryTwoYearsAgo' | null;
  /** `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: 'today';
}

export interface LongTextField extends FieldBase {
  readonly kind: 'longText';
  readonly content: 'plain' | 'json';
  readonly maxLength: number;
}

export interface FileField extends FieldBase {
  readonly kind: 'file';
  /** What the text of the file has to be. */
  readonly content: 'privateKey' | 'serviceAccount';
  /** File name endings, each with its dot. */
  readonly accept: readonly string[];
}

export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly items: 'text' | 'digits' | 'number';
  /** How the items travel: as an array, or as one text. `quoted` wraps each in quotes (TikTok, spec §5). */
  readonly wire: 'array' | 'commas' | 'spaces' | 'quoted';
  readonly initial: readonly string[];
  /** The items to choose from; without them, they are typed. */
  readonly options?: readonly ChoiceOption[];
}

/** Rows picked in a table: properties, pages, columns. */
export interface RowsField extends FieldBase {
  readonly kind: 'rows';
  /** The keys of a row that are kept in a draft; others, such as tokens, are not. */
  readonly rowKeys: readonly string[];
}

/** The choice between no SSL, SSL without a check, and a certificate of one's own. */
export interface SslField extends FieldBase {
  readonly kind: 'ssl';
  readonly accept: readonly string[];
}

/** The choice between a direct connection and a tunnel. */
export interface ConnectionField extends FieldBase {
  readonly kind: 'connection';
}

export type Field =
  | TextField
  | SecretField
  | NumberField
  | ChoiceField
  | ToggleField
  | DateField
  | LongTextField
  | FileField
  | ListField
  | RowsField
  | SslField
  | ConnectionField;
export type FieldKind = Field['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

type Common = Partial<Omit<FieldBase, 'path' | 'label' | 'isSecret'>>;
/** What a definition may say of a field beyond its path and label; all of it has a default. */
type Options<Kind extends FieldKind, Own extends keyof FieldOf<Kind>> = Common &
  Partial<Pick<FieldOf<Kind>, Own>>;

const base = (path: string, label: string) => ({
  path: segmentsOf(path).join('.'),
  label,
  isRequired: true,
  isSecret: false,
  isLockedAfterCreation: false,
});

export const when = (path: string, equals: string | boolean): Condition => [{ path, equals }];
export const whenAny = (...conditions: readonly Condition[]): Condition => conditions.flat();

/** One line of text. */
export const text = (
  path: string,
  label: string,
  options: Options<
    'text',
    'initial' | 'maxLength' | 'isMono' | 'normalisation' | 'address' | 'bindsSecrets'
  > = {},
): TextField =>
  Object.freeze({
    kind: 'text',
    ...base(path, label),
    initial: '',
    maxLength: maxLength.nodeConfig,
    isMono: false,
    bindsSecrets: false,
    ...options,
  });

/** One line that nobody may read again. A database's password is part of the configuration, so its limit applies. */
export const secret = (
  path: string,
  label: string,
  options: Options<'secret', 'maxLength'> = {},
): SecretField =>
  Object.freeze({
    kind: 'secret',
    ...base(path, label),
    isSecret: true,
    maxLength: maxLength.nodeConfig,
    ...options,
  });

/** What the sign-in at a provider brings back; nobody types it. */
export const token = (
  path: string,
  label: string,
  options: Options<'secret', 'maxLength'> = {},
): SecretField =>
  secret(path, label, { filledBy: 'oauth', requiredMessage: 'Connect your account first', ...options });

export const number = (
  path: string,
  label: string,
  options: Options<'number', 'initial' | 'min' | 'max' | 'alsoAllowed' | 'unit'> = {},
): NumberField =>
  Object.freeze({ kind: 'number', ...base(path, label), initial: null, alsoAllowed: [], ...options });

export const port = (path: string, initial: number): NumberField =>
  number(path, 'Port', { initial, min: 1, max: 65_535 });

export const choice = (
  path: string,
  label: string,
  options: readonly ChoiceOption[],
  rest: Options<'choice', 'initial'> = {},
): ChoiceField => Object.freeze({ kind: 'choice', ...base(path, label), options, initial: null, ...rest });

/** On or off; never required, since off is an answer. */
export const toggle = (
  path: string,
  label: string,
  options: Options<'toggle', 'initial'> = {},
): ToggleField =>
  Object.freeze({ kind: 'toggle', ...base(path, label), isRequired: false, initial: false, ...options });

export const date = (
  path: string,
  label: string,
  options: Options<'date', 'initial' | 'min' | 'max'> = {},
): DateField => Object.freeze({ kind: 'date', ...base(path, label), initial: null, ...options });

export const longText = (
  path: string,
  label: string,
  options: Options<'longText', 'content' | 'maxLength'> = {},
): LongTextField =>
  Object.freeze({
    kind: 'longText',
    ...base(path, label),
    content: 'plain',
    maxLength: maxLength.nodeConfig,
    ...options,
  });

/** The text of a key file; all of them are secret. */
export const keyFile = (
  path: string,
  label: string,
  options: Options<'file', 'content' | 'accept'> = {},
): FileField =>
  Object.freeze({
    kind: 'file',
    ...base(path, label),
    isSecret: true,
    content: 'privateKey',
    accept: ['.pem', '.p8', '.key', '.pk8'],
    ...options,
  });

export const list = (
  path: string,
  label: string,
  options: Options<'list', 'items' | 'wire' | 'initial' | 'options'> = {},
): ListField =>
  Object.freeze({
    kind: 'list',
    ...base(path, label),
    items: 'text',
    wire: 'array',
    initial: [],
    ...options,
  });

export const rows = (path: string, label: string, rowKeys: readonly string[]): RowsField =>
  Object.freeze({ kind: 'rows', ...base(path, label), requiredMessage: 'Choose at least one', rowKeys });

/** SSL of one's own (spec §5: accepts .crt, .cert, .pem). */
export const sslField = (path: string): SslField =>
  Object.freeze({
    kind: 'ssl',
    ...base(path, 'SSL certificate'),
    isRequired: false,
    accept: ['.crt', '.cert', '.pem'],
  });

export const connectionField = (): ConnectionField =>
  Object.freeze({ kind: 'connection', ...base('tunnel_id', 'Secure tunnel'), isRequired: false });
