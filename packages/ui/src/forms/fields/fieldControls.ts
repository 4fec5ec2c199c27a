import type { Field, FieldKind, FieldOf } from '../../domain/connectors/fieldTypes.ts';
import { ConnectionControl } from './controls/ConnectionControl.tsx';
import { DateControl } from './controls/DateControl.tsx';
import { FileControl } from './controls/FileControl.tsx';
import { LateChoiceControl } from './controls/LateChoiceControl.tsx';
import { ListControl } from './controls/ListControl.tsx';
import { LongTextControl } from './controls/LongTextControl.tsx';
import { NumberControl } from './controls/NumberControl.tsx';
import { RowsControl } from './controls/RowsControl.tsx';
import { SecretControl } from './controls/SecretControl.tsx';
import { SslControl } from './controls/SslControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { ToggleControl } from './controls/ToggleControl.tsx';
import type { Control } from './fieldControl.ts';

/** Every kind of field and what draws it; a kind without a control does not compile. */
const controls: { readonly [Kind in FieldKind]: Control<FieldOf<Kind>> } = {
  text: TextControl,
  secret: SecretControl,
  number: NumberControl,
  choice: LateChoiceControl,
  toggle: ToggleControl,
  date: DateControl,
  longText: LongTextControl,
  file: FileControl,
  list: ListControl,
  rows: RowsControl,
  ssl: SslControl,
  connection: ConnectionControl,
};

export const controlOf = (field: Field): Control<Field> => controls[field.kind];
