import type { Connection } from '../values/connection.ts';
import type { FieldKind } from './fieldTypes.ts';
import type { Schedule } from '../../schedule/schedule.ts';
import type { TimeWindow } from '../../schedule/window.ts';
import type { Row } from '../values/row.ts';
import type { Ssl } from '../values/ssl.ts';

/** The value of each kind of field in a form. A number is the text typed so far. */
interface FieldValues {
  readonly text: string;
  readonly secret: string;
  readonly number: string;
  readonly choice: string;
  readonly toggle: boolean;
  readonly date: string;
  readonly longText: string;
  readonly file: string;
  readonly list: string;
  readonly rows: readonly Row[];
  readonly ssl: Ssl;
  readonly connection: Connection;
  readonly constant: string | number | boolean;
  readonly serviceValue: string;
  readonly frequency: number;
  readonly schedule: Schedule;
  readonly timeWindow: TimeWindow;
}

/** The value of a kind of field. */
export type ValueOf<Kind extends FieldKind> = FieldValues[Kind];

/** The value of any field. */
export type FormValue = ValueOf<FieldKind>;
