import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { ControlProps } from '../fieldControl.ts';
import { hintFor } from '../FieldNote.tsx';

/** Text with code in backticks. */
const withCode = (words: string) =>
  words.split('`').map((part, at) => (at % 2 === 0 ? part : <Code key={part}>{part}</Code>));

/** A switch that is saved with the form. */
export function ToggleControl({ field, state, model, isReadOnly }: ControlProps<'toggle'>) {
  return (
    <Checkbox
      description={
        state.isLocked || !field.hint?.includes('`') ? hintFor(field, state) : withCode(field.hint)
      }
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
