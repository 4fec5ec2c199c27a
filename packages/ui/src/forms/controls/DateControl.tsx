import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { typedProps } from '../fields/typedProps.ts';

/** A date, with the browser's own calendar. */
export function DateControl(props: ControlProps<'date'>) {
  return <TextField {...typedProps(props)} type="date" />;
}
