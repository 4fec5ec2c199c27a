import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { hintFor } from '../fields/FieldNote.tsx';

/** A switch that is saved with the form. */
export function ToggleControl({ field, state, model, isReadOnly }: ControlProps<'toggle'>) {
  return (
    <Checkbox
      description={hintFor(field, state)}
      error={state.error}
      isDisabled={state.isLocked}
      isReadOnly={isReadOnly}
      isSelected={state.value}
      onChange={(isOn) => model.setValue(field.path, isOn)}
    >
      {field.label}
    </Checkbox>
  );
}
