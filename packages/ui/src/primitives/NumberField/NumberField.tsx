import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as fieldCss from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { BarFieldProps, OwnProps } from '../field/fieldProps.ts';
import { useHeldField } from '../../internal/focus/useHeldFocus.ts';
import { MinusIcon } from '../Icon/icons/MinusIcon.ts';
import { PlusIcon } from '../Icon/icons/PlusIcon.ts';
import type { AriaProps } from '../rootProps.ts';
import * as css from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    BarFieldProps,
    AriaProps<AriaNumberFieldProps, OwnProps | 'value' | 'defaultValue' | 'onChange' | 'isWheelDisabled'> {
  /** The number of a controlled field; null while it is empty. */
  value?: number | null | undefined;
  /** The initial number of an uncontrolled field. */
  defaultValue?: number | undefined;
  /** Called when the number changes, on leaving the field or by its buttons; null once the field is empty. */
  onChange?(value: number | null): void;
  /** Example number. It disappears at the first digit. */
  placeholder?: string | undefined;
  /** Ref to the `input` element, for example to move focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number, typed, or changed by buttons and arrow keys in steps. It keeps within `minValue` and `maxValue`, and is written
 * as `formatOptions` and the reader’s language say. Scrolling over it changes nothing. For digits that are no amount, such
 * as a port or a code, use `TextField`.
 */
export function NumberField({
  label,
  size = 'standard',
  isLabelHidden = false,
  description,
  error,
  value,
  defaultValue,
  onChange,
  placeholder,
  ref,
  ...rest
}: NumberFieldProps) {
  const held = useHeldField(rest);
  return (
    <AriaNumberField
      {...rest}
      {...held}
      // react-aria says NaN for an empty field.
      value={value === null ? Number.NaN : value}
      defaultValue={defaultValue}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      isWheelDisabled
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldCss.fields[size]}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <Group className={fieldCss.box}>
        <Input ref={ref} placeholder={placeholder} className={`${fieldCss.input} ${css.input}`} />
        <Button slot="decrement" className={fieldCss.inset}>
          <MinusIcon />
        </Button>
        <Button slot="increment" className={fieldCss.inset}>
          <PlusIcon />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  );
}
