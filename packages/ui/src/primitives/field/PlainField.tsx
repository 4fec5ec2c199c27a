import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import type { BarFieldProps } from './fieldProps.ts';

interface PlainFieldProps extends BarFieldProps, Pick<HTMLAttributes<HTMLDivElement>, 'role'> {
  /** The control. Name it by the first id, and describe it by the second. */
  children(labelId: string, notesId: string | undefined): ReactNode;
}

/** The label and the notes of a control that react-aria has no field for. */
export function PlainField({
  label,
  description,
  error,
  isRequired = false,
  size = 'standard',
  isLabelHidden = false,
  role,
  children,
  ...root
}: PlainFieldProps) {
  const id = useId();
  const caption = (
    <span id={`${id}-label`} className={css.label}>
      {label}
      {isRequired && (
        <span aria-hidden className={css.asterisk}>
          {' *'}
        </span>
      )}
    </span>
  );
  const notes = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      {...root}
      role={role}
      aria-labelledby={role && `${id}-label`}
      className={css.fields[size]}
      data-invalid={error === undefined ? undefined : true}
    >
      {isLabelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {children(`${id}-label`, notes || undefined)}
      {description && (
        <span id={`${id}-description`} className={css.description}>
          {description}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={css.error}>
          {error}
        </span>
      )}
    </div>
  );
}
