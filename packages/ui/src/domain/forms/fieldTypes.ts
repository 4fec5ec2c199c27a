import type { FeatureToggle } from '../policies/features.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { MaintenanceWindow, TimeWindow } from '../schedule/window.ts';
import type { ConnectionUri } from './connectionUri.ts';
import type { FieldBase } from './fieldBase.ts';
import type { KindSpec } from './kinds/kind.ts';
import type { Normaliser } from './normalise.ts';

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly initial: string;
  /** In characters as a person counts them (spec §5). */
  readonly maxLength: number;
  /** For what is read letter by letter: hosts, keys, table names. */
  readonly isMono: boolean;
  /** How the text is tidied when the field is left. @default trimmed */
  readonly normalisation?: Normaliser;
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
  /** The secret that it opens: when that one is replaced, what is stored of this one goes with it. */
  readonly opens?: string;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly initial: number | null;
  /** What is counted, such as a port or days, comes in no parts; a share or a rate may. */
  readonly isWhole: boolean;
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
  /** Stored secrets are good for this choice only: changing it asks for them again (docs/threats.md T-08). */
  readonly bindsSecrets: boolean;
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
  /** Fields that a JSON key file fills too: the key in the file, and the path of the field. Locked ones keep their value. */
  readonly fills: Readonly<Record<string, string>>;
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

/** A column of a table in a form. */
export interface RowColumn {
  /** The key of the cell on the wire. */
  readonly key: string;
  readonly label: string;
  /** The property of our entity that the cell comes from. @default the key */
  readonly from?: string;
  /** How a person can change the cell: as text, on or off, or by one of these options. @default not at all */
  readonly edit?: 'text' | 'toggle' | readonly ChoiceOption[];
  /** Never kept in a draft. */
  readonly isSecret?: boolean;
}

/** Rows of a table, picked or not: properties, pages, columns. */
export interface RowsField extends FieldBase {
  readonly kind: 'rows';
  /** Cells without a column go to the service as they came, and are never kept in a draft. */
  readonly columns: readonly RowColumn[];
  /** The key of the cell that identifies a row. */
  readonly rowKey: string;
  /** The key on the wire that says whether a row is picked. Without it, each row of the wire is. */
  readonly pickedKey?: string;
  /** Which rows are sent. */
  readonly sends: 'picked' | 'all';
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

/** A value that is sent with each new connector and never shown: which API, which tap, which format of dates. */
export interface ConstantField extends FieldBase {
  readonly kind: 'constant';
  readonly value: string | number | boolean;
}

/** A value that the service makes, shown with a button that copies it. */
export interface ServiceValueField extends FieldBase {
  readonly kind: 'serviceValue';
}

/** A field that brings the spec of its kind, so that only the forms that have one load its code. */
interface OwnSpec<Each extends FieldBase, Value> extends FieldBase {
  readonly spec: KindSpec<Each, Value>;
}

/** The time between two runs, one of a list. In milliseconds. */
export interface FrequencyField extends OwnSpec<FrequencyField, number> {
  readonly kind: 'frequency';
  readonly options: readonly number[];
  readonly initial: number;
}

/**
 * Whether something runs at an interval or by a cron expression in UTC. The length of the interval is a field of its own,
 * shown while this one is empty.
 */
export interface ScheduleField extends OwnSpec<ScheduleField, Schedule> {
  readonly kind: 'schedule';
  /** Names the choice between the two, and says what each means; `label` names the cron expression. */
  readonly choice: { readonly label: string; readonly interval: string; readonly cron: string };
}

/** A time of day in UTC from a start to an end, or none. */
export interface TimeWindowField extends OwnSpec<TimeWindowField, TimeWindow> {
  readonly kind: 'timeWindow';
  /** Names the checkbox that turns the window on. */
  readonly toggleLabel: string;
  readonly initial: MaintenanceWindow;
}

/** Every kind of field, by name. */
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
/** Kinds whose fields bring their spec. */
export type KindWithOwnSpec = 'frequency' | 'schedule' | 'timeWindow';
