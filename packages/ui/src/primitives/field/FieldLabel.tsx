import { Label } from 'react-aria-components/Label';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';

interface FieldLabelProps {
  children: string;
  isRequired?: boolean;
  /** Only screen readers receive it. */
  isHidden?: boolean;
}

/** A field's label. Required fields show an asterisk; the control itself carries `required`. */
export function FieldLabel({ children, isRequired = false, isHidden = false }: FieldLabelProps) {
  const label = (
    <Label className={css.label}>
      {children}
      {isRequired && (
        <span aria-hidden className={css.asterisk}>
          {' *'}
        </span>
      )}
    </Label>
  );
  return isHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
}
