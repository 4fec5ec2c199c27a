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

/** Props of the fields of one line, which can stand in a bar above a list. */
export interface BarFieldProps extends FieldProps {
  /**
   * Height, as of a `Button`: `standard` is 36 px (forms), `toolbar` 34 px (bars above lists), `small` 30 px.
   * @default 'standard'
   */
  size?: 'standard' | 'toolbar' | 'small';
  /** Hides the label visually, where its place says the same. It still names the field. @default false */
  isLabelHidden?: boolean;
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
