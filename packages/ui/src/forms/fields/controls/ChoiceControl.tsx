import { use } from 'react';
import type { ChoiceField } from '../../../domain/connectors/fieldTypes.ts';
import { offeredOptions } from '../../../domain/connectors/offeredOptions.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import { FeaturesContext } from '../features.ts';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { noteOf } from '../FieldNote.tsx';

/** One of a list. */
export function ChoiceControl({ field, state, model }: ControlProps<ChoiceField>) {
  const hasFeature = use(FeaturesContext);
  const chosen = textOf(state.value);
  const options = offeredOptions(field, hasFeature, chosen).map(({ value, label }) => ({
    value: String(value),
    label,
  }));
  const [only] = options;
  return (
    <Select
      label={field.label}
      description={noteOf(field, state)}
      error={state.error}
      isRequired={state.isRequired}
      // A list of one is a fact, not a choice.
      isDisabled={state.isLocked || (options.length === 1 && only?.value === chosen)}
      options={options}
      value={chosen === '' ? null : chosen}
      onChange={(value) => {
        model.setValue(field.path, value);
        model.blur(field.path);
      }}
    />
  );
}
