import type { ReactNode } from 'react';

/** Props shared by all fields. */
export interface FieldProps {
  /** Label of the field. */
  label: string;
  /** Help text below the field. */
  description?: ReactNode;
  /** Error text: what is wrong and how to fix it. Setting it marks the field as invalid. */
  error?: string;
  /** Marks the field with an asterisk. Whether it is filled in, and the error, are your form’s to say. @default false */
  isRequired?: boolean;
}

/** react-aria props that our fields set themselves. */
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
