import { maxLength } from '../limits.ts';
import type { Condition, FieldBase } from './fieldBase.ts';
import type {
  ChoiceField,
  ChoiceOption,
  ConnectionField,
  ConstantField,
  DateField,
  FieldKind,
  FieldOf,
  FileField,
  ListField,
  LongTextField,
  NumberField,
  SecretField,
  ServiceValueField,
  SslField,
  TextField,
  ToggleField,
} from './fieldTypes.ts';
import { segmentsOf } from './paths.ts';
import type { SignInAnswer } from './fieldBase.ts';

export type Common = Partial<Omit<FieldBase, 'path' | 'label' | 'isSecret'>>;
/** Optional properties of a field, besides its path and label. */
type Options<Kind extends FieldKind, Own extends keyof FieldOf<Kind>> = Common &
  Partial<Pick<FieldOf<Kind>, Own>>;

export const base = (path: string, label: string) => ({
  path: segmentsOf(path).join('.'),
  label,
  isRequired: true,
  isSecret: false,
  isLockedAfterCreation: false,
});

export const when = (path: string, equals: string | number | boolean): Condition => [{ path, equals }];
export const whenFilled = (path: string): Condition => [{ path, isFilled: true }];
export const whenEmpty = (path: string): Condition => [{ path, isFilled: false }];
export const whenAny = (...conditions: readonly Condition[]): Condition => conditions.flat();

/** One line of text. */
export const text = (
  path: string,
  label: string,
  options: Options<'text', 'initial' | 'maxLength' | 'isMono' | 'format' | 'address' | 'bindsSecrets'> = {},
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

/**
 * A single line that is never shown again. A database password is part of the configuration, so the
 * configuration's limit applies.
 */
export const secret = (
  path: string,
  label: string,
  options: Options<'secret', 'maxLength' | 'opens'> = {},
): SecretField =>
  Object.freeze({
    kind: 'secret',
    ...base(path, label),
    isSecret: true,
    maxLength: maxLength.nodeConfig,
    ...options,
  });

/** A part of the answer to a provider sign-in. Users do not enter it, so it is named after the sign-in. */
export const token = (
  path: string,
  answer: SignInAnswer,
  options: Options<'secret', 'maxLength'> = {},
): SecretField =>
  secret(path, 'Sign-in', {
    filledBy: { answer },
    requiredMessage: 'Connect your account first',
    ...options,
  });

export const number = (
  path: string,
  label: string,
  options: Options<'number', 'initial' | 'isWhole' | 'min' | 'max' | 'alsoAllowed' | 'unit'> = {},
): NumberField =>
  Object.freeze({
    kind: 'number',
    ...base(path, label),
    initial: null,
    isWhole: true,
    alsoAllowed: [],
    ...options,
  });

export const port = (path: string, initial: number): NumberField =>
  number(path, 'Port', { initial, min: 1, max: 65_535 });

export const choice = (
  path: string,
  label: string,
  options: readonly ChoiceOption[],
  rest: Options<'choice', 'initial' | 'bindsSecrets' | 'chosenWith'> = {},
): ChoiceField =>
  Object.freeze({
    kind: 'choice',
    ...base(path, label),
    options,
    initial: null,
    bindsSecrets: false,
    ...rest,
  });

/** A toggle. It is never required, because off is a valid value. */
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

/** The text of a key file. All of them are secret. */
export const keyFile = (
  path: string,
  label: string,
  options: Options<'file', 'content' | 'accept' | 'fills' | 'member'> = {},
): FileField =>
  Object.freeze({
    kind: 'file',
    ...base(path, label),
    isSecret: true,
    content: 'privateKey',
    accept: ['.pem', '.p8', '.key', '.pk8'],
    fills: {},
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

/** SSL with a custom certificate (spec §5: accepts .crt, .cert, .pem). */
export const sslField = (path: string): SslField =>
  Object.freeze({
    kind: 'ssl',
    ...base(path, 'SSL certificate'),
    isRequired: false,
    accept: ['.crt', '.cert', '.pem'],
  });

/** A hidden value that is sent with every new connector. */
export const constant = (path: string, value: ConstantField['value'], label = path): ConstantField =>
  Object.freeze({ kind: 'constant', ...base(path, label), isRequired: false, value });

/** A value generated by the service, for users to copy. */
export const serviceValue = (path: string, label: string, options: Common = {}): ServiceValueField =>
  Object.freeze({ kind: 'serviceValue', ...base(path, label), ...options, isRequired: false });

export const connectionField = (): ConnectionField =>
  Object.freeze({ kind: 'connection', ...base('tunnel_id', 'Secure tunnel'), isRequired: false });
