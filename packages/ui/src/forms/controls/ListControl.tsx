import { useId, useState } from 'react';
import { joinList, splitList } from '../../domain/forms/kinds/list.ts';
import { maxLength } from '../../domain/text/limits.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import { hintFor } from '../fields/FieldNote.tsx';
import * as css from '../fields/fields.css.ts';
import { typedProps } from '../fields/typedProps.ts';

/** Several values: checkboxes for known values, otherwise one line of text. */
export function ListControl(props: ControlProps<'list'>) {
  return props.field.options ? <TickedList {...props} /> : <TypedList {...props} />;
}

function TypedList(props: ControlProps<'list'>) {
  const common = typedProps(props);
  return (
    <TextField
      {...common}
      description={common.description ?? 'Separate them with commas.'}
      isMono
      maxLength={maxLength.nodeConfig}
    />
  );
}

function TickedList({ field, state, model, isReadOnly }: ControlProps<'list'>) {
  const ids = { label: useId(), note: useId() };
  const ticked = splitList(field, state.value);
  const [first] = useState(ticked);
  const known = (field.options ?? []).map(({ value, label }) => ({ value: String(value), label }));
  // What the service has saved but this build does not know is never dropped by ticking something else.
  const others = [...new Set([...first, ...ticked])]
    .filter((item) => known.every(({ value }) => value !== item))
    .map((item) => ({ value: item, label: item }));
  const options = [...known, ...others];
  const tick = (item: string, isTicked: boolean): void => {
    // In the order of the options, so that selecting and deselecting is no change.
    const kept = options
      .map(({ value }) => value)
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
      <div className={css.options}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            isDisabled={state.isLocked}
            isReadOnly={isReadOnly}
            isSelected={ticked.includes(value)}
            onChange={(isTicked) => tick(value, isTicked)}
          >
            {label}
          </Checkbox>
        ))}
      </div>
      <div id={ids.note} className={state.error ? fieldCss.error : fieldCss.description}>
        {state.error ?? hintFor(field, state)}
      </div>
    </div>
  );
}
