import type { ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { HandlerFailed } from '../field/HandlerFailed.tsx';
import { useHandlerErrors } from '../field/useHandlerErrors.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './Form.css.ts';

export interface FormProps extends RootProps<HTMLFormElement> {
  /** Accessible name, if no heading names the form. */
  'aria-label'?: string;
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string;
  /**
   * Called when the form is submitted: on Enter in a field or a press of a `type="submit"` button. The page
   * does not reload.
   */
  onSubmit(): void;
  /** The fields and the submit button. */
  children: ReactNode;
}

/**
 * A vertical form. The fields show validation errors themselves; the browser's own validation is off. For a sign-in
 * use `CredentialsForm`; for several steps use `Wizard`.
 */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  const { hasFailed, handlers } = useHandlerErrors();
  return (
    <AriaForm
      {...rest}
      {...handlers}
      className={css.form}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {hasFailed && <HandlerFailed />}
    </AriaForm>
  );
}
