import { Label } from 'react-aria-components/Label';
import * as css from './Field.css.ts';

interface FieldLabelProps {
  children: string;
  isRequired?: boolean;
}

/** A field's label. Required fields show an asterisk; the control itself carries `required`. */
export function FieldLabel({ children, isRequired = false }: FieldLabelProps) {
  return (
    <Label className={css.label}>
      {children}
      {isRequired && (
        <span aria-hidden className={css.asterisk}>
          {' *'}
        </span>
      )}
    </Label>
  );
}
