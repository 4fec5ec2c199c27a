import { useId } from 'react';
import { offeredOptions } from '../../domain/forms/model/offeredOptions.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { hintFor } from '../fields/FieldNote.tsx';
import * as css from '../fields/fields.css.ts';

/** A value that users cannot choose, because the toggle of the choice is off. */
function ChosenText({ field, state, label }: ControlProps<'choice'> & { label: string | undefined }) {
  const labelId = useId();
  const hint = hintFor(field, state);
  return (
    <div role="group" aria-labelledby={labelId} className={css.slot}>
      <span id={labelId} className={css.groupLabel}>
        {field.label}
      </span>
      <div className={css.panel}>
        <span className={css.panelWords}>{label}</span>
      </div>
      {hint !== undefined && <span className={fieldCss.description}>{hint}</span>}
      {state.error !== undefined && <span className={fieldCss.error}>{state.error}</span>}
    </div>
  );
}

/** One value of a list. */
export function ChoiceControl(props: ControlProps<'choice'>) {
  const { field, state, model, isReadOnly } = props;
  const chosen = state.value;
  const options = offeredOptions(field, model.hasFeature, chosen).map(({ value, label }) => ({
    value: String(value),
    label,
  }));
  const [only] = options;
  if (field.chosenWith !== undefined && !model.hasFeature(field.chosenWith)) {
    return <ChosenText {...props} label={options.find(({ value }) => value === chosen)?.label} />;
  }
  // A list of one is not a choice, unless a toggle asks for it.
  const isSettled = field.chosenWith === undefined && options.length === 1 && only?.value === chosen;
  return (
    <Select
      label={field.label}
      description={hintFor(field, state)}
      error={state.error}
      isRequired={state.isRequired}
      isDisabled={state.isLocked || isReadOnly || isSettled}
      options={options}
      value={chosen === '' ? null : chosen}
      onChange={(value) => {
        model.setValue(field.path, value);
        model.blur(field.path);
      }}
    />
  );
}
