import type { FeatureToggle } from '../../entities/features.ts';
import type { Schedule } from '../../schedule/schedule.ts';
import type { MaintenanceWindow, TimeWindow } from '../../schedule/window.ts';
import type { AddressParts, AddressReading } from '../addresses/addressParts.ts';
import type { FieldBase } from './fieldBase.ts';
import type { KindSpec } from './kind.ts';
import type { Row } from '../values/row.ts';
import type { Ssl } from '../values/ssl.ts';
import type { TextFormat } from './textFormat.ts';

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly initial: string;
  /** In user-perceived characters (spec §5). */
  readonly maxLength: number;
  /** Uses the monospaced font, for hosts, keys and table names. */
  readonly isMono: boolean;
  /** The form that the text must have, and gets when the field is left. @default any text, trimmed */
  readonly format?: TextFormat;
  /**
   * A pasted address is split into the fields at these paths. Pairs, because a record of optional paths would accept
   * `undefined` as a path.
   */
  readonly address?: {
    readonly read: (text: string) => AddressReading | undefined;
    readonly paths: readonly (readonly [part: keyof AddressParts, path: string])[];
  };
  /** Saved secrets are valid only for this value: changing the value requires them again (T-08). */
  readonly bindsSecrets: boolean;
}

export interface SecretField extends FieldBase {
  readonly kind: 'secret';
  readonly maxLength: number;
  /**
   * The secret that this field unlocks. Replacing that secret also discards the saved value of this field.
   */
  readonly opens?: string;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly initial: number | null;
  /** For counts, such as ports or days. Shares and rates may have decimals. */
  readonly isWhole: boolean;
  readonly min?: number;
  readonly max?: number;
  /** Allowed values outside `min` and `max`. */
  readonly alsoAllowed: readonly number[];
  /** Unit after the number, such as `days`. */
  readonly unit?: string;
}

export interface ChoiceOption {
  readonly value: string | number;
  readonly label: string;
  /** The option exists only while this toggle is on. */
  readonly feature?: FeatureToggle;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  /** Saved secrets are valid only for this choice: changing the choice requires them again (T-08). */
  readonly bindsSecrets: boolean;
  readonly options: readonly ChoiceOption[];
  readonly initial: string | number | null;
  /** People choose only while this toggle is on; without it, the value is shown as text. @default always */
  readonly chosenWith?: FeatureToggle;
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
  /** Two ids in each line, sent as a JSON list of objects with these two members. @default the text itself */
  readonly pair?: readonly [one: string, other: string];
  readonly maxLength: number;
}

/** A key file: private keys and the keys of service accounts, which few forms have. */
export interface FileField extends OwnSpec<FileField, string> {
  readonly kind: 'file';
  /** The required content of the file. */
  readonly content: 'privateKey' | 'serviceAccount';
  /** File name extensions, including the dot. */
  readonly accept: readonly string[];
  /** The member of a JSON key file that the field keeps; its other members only fill fields. @default the whole file */
  readonly member?: string;
  /**
   * Fields that a JSON key file fills too: key in the file to path of the field. Locked fields keep their
   * value.
   */
  readonly fills: Readonly<Record<string, string>>;
}

export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly items: 'text' | 'digits' | 'number';
  /** Wire format of the items: an array, or one text. `quoted` puts each item in quotes (TikTok, spec §5). */
  readonly wire: 'array' | 'commas' | 'spaces' | 'quoted';
  readonly initial: readonly string[];
  /** The selectable items. Without them, items are typed. */
  readonly options?: readonly ChoiceOption[];
}

/** A column of a table field. */
export interface RowColumn {
  /** Key of the cell on the wire. */
  readonly key: string;
  readonly label: string;
  /** Property of the entity that fills the cell. @default the key */
  readonly from?: string;
  /** How users can edit the cell: as text, as a checkbox, or by one of these options. @default read-only */
  readonly edit?: 'text' | 'toggle' | readonly ChoiceOption[];
  /** Never kept in a draft. */
  readonly isSecret?: boolean;
  /** Uses the monospaced font, for ids and names of columns. */
  readonly isMono?: boolean;
}

/** The choice between no SSL, SSL without verification, and a custom certificate. */
export interface SslField extends OwnSpec<SslField, Ssl> {
  readonly kind: 'ssl';
  readonly accept: readonly string[];
}

/** The choice between a direct connection and a tunnel. */
export interface ConnectionField extends FieldBase {
  readonly kind: 'connection';
}

/** A value that is sent with every new connector and never shown, such as an API version or a date format. */
export interface ConstantField extends FieldBase {
  readonly kind: 'constant';
  readonly value: string | number | boolean;
}

/** A value generated by the service, shown with a copy button. */
export interface ServiceValueField extends FieldBase {
  readonly kind: 'serviceValue';
}

/** A field that contains the spec of its kind, so that only forms with such a field load its code. */
interface OwnSpec<Each extends FieldBase, Value> extends FieldBase {
  readonly spec: KindSpec<Each, Value>;
}

/** Rows of a table, each picked or not: properties, pages or columns. */
export interface RowsField extends OwnSpec<RowsField, readonly Row[]> {
  readonly kind: 'rows';
  /** Cells without a column are sent back unchanged and never kept in a draft. */
  readonly columns: readonly RowColumn[];
  /** Key of the cell that identifies a row. */
  readonly rowKey: string;
  /** Wire key of the flag for a picked row. Without it, every row on the wire is picked. */
  readonly pickedKey?: string;
  /** The rows to send. */
  readonly sends: 'picked' | 'all';
}

/** The time between two runs in ms, chosen from a list. */
export interface FrequencyField extends OwnSpec<FrequencyField, number> {
  readonly kind: 'frequency';
  readonly options: readonly number[];
  readonly initial: number;
}

/**
 * Whether runs follow an interval or a cron expression in UTC. The interval's length is a separate field,
 * shown while this one is empty.
 */
export interface ScheduleField extends OwnSpec<ScheduleField, Schedule> {
  readonly kind: 'schedule';
  /** Labels of the choice and its two options. `label` is the label of the cron expression. */
  readonly choice: { readonly label: string; readonly interval: string; readonly cron: string };
}

/** A daily time window in UTC, or none. */
export interface TimeWindowField extends OwnSpec<TimeWindowField, TimeWindow> {
  readonly kind: 'timeWindow';
  /** Label of the checkbox that turns the window on. */
  readonly toggleLabel: string;
  readonly initial: MaintenanceWindow;
}

/** Every field type, by kind. */
interface FieldTypes {
  readonly text: TextField;
  readonly secret: SecretField;
  readonly number: NumberField;
  readonly choice: ChoiceField;
  readonly toggle: ToggleField;
  readonly date: DateField;
  readonly longText: LongTextField;
  readonly file: FileField;
  readonly list: ListField;
  readonly rows: RowsField;
  readonly ssl: SslField;
  readonly connection: ConnectionField;
  readonly constant: ConstantField;
  readonly serviceValue: ServiceValueField;
  readonly frequency: FrequencyField;
  readonly schedule: ScheduleField;
  readonly timeWindow: TimeWindowField;
}
export type FieldKind = keyof FieldTypes;
export type FieldOf<Kind extends FieldKind> = FieldTypes[Kind];
export type Field = FieldOf<FieldKind>;
/** Kinds whose fields contain their spec. */
export type KindWithOwnSpec = 'file' | 'rows' | 'ssl' | 'frequency' | 'schedule' | 'timeWindow';
