import type { Field, FieldKind, FieldOf } from '../../domain/connectors/fieldTypes.ts';
import { lazyControl } from './controls/lazyControl.tsx';
import { NumberControl } from './controls/NumberControl.tsx';
import { SecretControl } from './controls/SecretControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import type { Control } from './fieldControl.ts';

/** Every kind of field and what draws it; a kind without a control does not compile. */
const controls: { readonly [Kind in FieldKind]: Control<FieldOf<Kind>> } = {
  text: TextControl,
  secret: SecretControl,
  number: NumberControl,
  choice: lazyControl(async () => (await import('./controls/ChoiceControl.tsx')).ChoiceControl),
  toggle: lazyControl(async () => (await import('./controls/ToggleControl.tsx')).ToggleControl, 40),
  date: lazyControl(async () => (await import('./controls/DateControl.tsx')).DateControl),
  longText: lazyControl(async () => (await import('./controls/LongTextControl.tsx')).LongTextControl, 120),
  file: lazyControl(async () => (await import('./controls/FileControl.tsx')).FileControl, 80),
  list: lazyControl(async () => (await import('./controls/ListControl.tsx')).ListControl),
  rows: lazyControl(async () => (await import('./controls/RowsControl.tsx')).RowsControl),
  // Databases alone are reached and secured in ways to choose from.
  ssl: lazyControl(async () => (await import('./controls/SslControl.tsx')).SslControl, 186),
  connection: lazyControl(
    async () => (await import('./controls/ConnectionControl.tsx')).ConnectionControl,
    128,
  ),
};

export const controlOf = (field: Field): Control<Field> => controls[field.kind];
