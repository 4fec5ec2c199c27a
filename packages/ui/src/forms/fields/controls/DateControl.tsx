import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fieldControl.ts';
import { typedProps } from '../typedProps.ts';

/** A date, with the browser's own calendar. */
export function DateControl(props: ControlProps<'date'>) {
  return <TextField {...typedProps(props)} type="date" />;
}
