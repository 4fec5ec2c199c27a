import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fieldControl.ts';
import { typedProps } from '../typedProps.ts';

/** A number, typed. It is no spin box: a wheel turned over one changes what nobody meant to change. */
export function NumberControl(props: ControlProps<'number'>) {
  return <TextField {...typedProps(props)} isMono inputMode="numeric" suffix={props.field.unit} />;
}
