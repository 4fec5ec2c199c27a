import { dayInWords } from '../../domain/format/day.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { typedProps } from '../fields/typedProps.ts';

/** A date, with the browser's own calendar. Browsers order its numbers by country, so the day is also in words. */
export function DateControl(props: ControlProps<'date'>) {
  return <TextField {...typedProps(props)} type="date" suffix={dayInWords(props.state.value)} />;
}
