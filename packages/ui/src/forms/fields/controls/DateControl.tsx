import type { DateField } from '../../../domain/connectors/fieldTypes.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fieldControl.ts';
import { typedProps } from '../typedProps.ts';

/** A day, with the browser's own calendar. */
export function DateControl(props: ControlProps<DateField>) {
  return <TextField {...typedProps(props)} type="date" />;
}
