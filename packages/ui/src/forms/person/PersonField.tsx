import type { FormModel } from '../../domain/forms/model/formState.ts';
import { shortenPhone } from '../../domain/people/shortenPhone.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { ControlSlot } from '../fields/ControlSlot.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { typedProps } from '../fields/typedProps.ts';

/** Attributes by which browsers offer the person's own details. */
const attributes = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', shorten: shortenPhone },
} as const;
type PersonPath = keyof typeof attributes;

const isPersonPath = (path: string): path is PersonPath => Object.hasOwn(attributes, path);

function PersonControl(props: ControlProps<'text'>) {
  const { path, maxLength } = props.field;
  return (
    <TextField
      {...typedProps(props)}
      {...(isPersonPath(path) && attributes[path])}
      name={path}
      maxLength={maxLength}
    />
  );
}

interface PersonFieldProps {
  model: FormModel;
  path: PersonPath;
}

/** A person's own email address, name or phone number, which the browser may fill in. */
export const PersonField = ({ model, path }: PersonFieldProps) => (
  <ControlSlot model={model} path={path} kind="text" control={PersonControl} />
);
