import type { ToggleField } from '../../../domain/connectors/fieldTypes.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import type { ControlProps } from '../fieldControl.ts';
import { noteOf } from '../FieldNote.tsx';

/** On or off, saved with the form. */
export function ToggleControl({ field, state, model }: ControlProps<ToggleField>) {
  return (
    <Checkbox
      description={noteOf(field, state)}
      error={state.error}
      isDisabled={state.isLocked}
      isSelected={state.value === true}
      onChange={(isOn) => model.setValue(field.path, isOn)}
    >
      {field.label}
    </Checkbox>
  );
}
