import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { typedProps } from '../fields/typedProps.ts';

/** A number field. It is no spin button, because scrolling over one changes the value by accident. */
export function NumberControl(props: ControlProps<'number'>) {
  return <TextField {...typedProps(props)} isMono inputMode="numeric" suffix={props.field.unit} />;
}
