import type { ReactNode } from 'react';

/** What every field has. */
export interface FieldProps {
  /** Its name. */
  label: string;
  /** What to enter, or why; under the field. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: string;
  /** Marks it with an asterisk. Whether it is filled in is for the form to check. @default false */
  isRequired?: boolean;
}

/** What our fields decide themselves, taken out of react-aria's props. */
export type OwnProps =
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'isInvalid'
  | 'isRequired'
  | 'validate'
  | 'validationBehavior'
  | 'aria-label';
