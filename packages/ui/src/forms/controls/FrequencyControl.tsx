import { describeFrequency, frequenciesWith } from '../../domain/schedule/frequency.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { hintFor } from '../fields/FieldNote.tsx';

/** The time between two runs. */
export function FrequencyControl({ field, state, model, isReadOnly }: ControlProps<'frequency'>) {
  return (
    <Select
      label={field.label}
      description={hintFor(field, state)}
      error={state.error}
      isDisabled={state.isLocked || isReadOnly}
      options={frequenciesWith(field.options, state.value).map((ms) => ({
        value: String(ms),
        label: describeFrequency(ms),
      }))}
      value={String(state.value)}
      onChange={(ms) => model.setValue(field.path, Number(ms))}
    />
  );
}
