import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import * as css from './Form.css.ts';

export interface FormProps {
  /** For a submit button that stands outside of it. */
  id?: string;
  /** Names the form, where no heading does. */
  'aria-label'?: string;
  /** The heading that names it. */
  'aria-labelledby'?: string;
  /** Enter in a field, or a press on a `type="submit"` button. The page never reloads. */
  onSubmit(): void;
  /** The fields, and the button that submits. */
  children: ReactNode;
}

/** Fields one under another. What is wrong is shown by the fields themselves, not by the browser's bubbles. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <AriaForm
      {...rest}
      className={css.form}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
