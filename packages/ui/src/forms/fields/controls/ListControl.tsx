import { useId } from 'react';
import type { ListField } from '../../../domain/connectors/fieldTypes.ts';
import { joinList, splitList } from '../../../domain/connectors/normalise.ts';
import * as fieldCss from '../../../internal/field/Field.css.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { textOf, type ControlProps } from '../fieldControl.ts';
import { noteOf } from '../FieldNote.tsx';
import * as css from '../fields.css.ts';

/** Several values: ticked where they are known beforehand, else typed in one line. */
export function ListControl(props: ControlProps<ListField>) {
  return props.field.options ? <TickedList {...props} /> : <TypedList {...props} />;
}

function TypedList({ field, state, model }: ControlProps<ListField>) {
  return (
    <TextField
      label={field.label}
      description={noteOf(field, state) ?? 'Separate them with commas.'}
      placeholder={field.example}
      error={state.error}
      isRequired={state.isRequired}
      isReadOnly={state.isLocked}
      isMono
      maxLength={2048}
      autoComplete="off"
      spellCheck="false"
      value={textOf(state.value)}
      onChange={(typed) => model.setValue(field.path, typed)}
      onBlur={() => model.blur(field.path)}
    />
  );
}

function TickedList({ field, state, model }: ControlProps<ListField>) {
  const ids = { label: useId(), note: useId() };
  const ticked = splitList(field, textOf(state.value));
  const tick = (item: string, isTicked: boolean): void => {
    // In the order in which they are offered, so that ticking back and forth is no change.
    const kept = (field.options ?? [])
      .map(({ value }) => String(value))
      .filter((value) => (value === item ? isTicked : ticked.includes(value)));
    model.setValue(field.path, joinList(kept));
    model.blur(field.path);
  };
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.note} className={css.choices}>
      <span id={ids.label} className={css.groupLabel}>
        {field.label}
        {state.isRequired && <span className={fieldCss.asterisk}>{' *'}</span>}
      </span>
      {(field.options ?? []).map(({ value, label }) => (
        <Checkbox
          key={value}
          isDisabled={state.isLocked}
          isSelected={ticked.includes(String(value))}
          onChange={(isTicked) => tick(String(value), isTicked)}
        >
          {label}
        </Checkbox>
      ))}
      <div id={ids.note} className={state.error ? fieldCss.error : fieldCss.description}>
        {state.error ?? noteOf(field, state)}
      </div>
    </div>
  );
}
