import { offeredOptions } from '../../../domain/forms/offeredOptions.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { ControlProps } from '../fieldControl.ts';
import { hintFor } from '../FieldNote.tsx';

/** One value of a list. */
export function ChoiceControl({ field, state, model, isReadOnly }: ControlProps<'choice'>) {
  const chosen = state.value;
  const options = offeredOptions(field, model.hasFeature, chosen).map(({ value, label }) => ({
    value: String(value),
    label,
  }));
  const [only] = options;
  return (
    <Select
      label={field.label}
      description={hintFor(field, state)}
      error={state.error}
      isRequired={state.isRequired}
      // A list of one is shown as text, not as a choice.
      isDisabled={state.isLocked || isReadOnly || (options.length === 1 && only?.value === chosen)}
      options={options}
      value={chosen === '' ? null : chosen}
      onChange={(value) => {
        model.setValue(field.path, value);
        model.blur(field.path);
      }}
    />
  );
}
