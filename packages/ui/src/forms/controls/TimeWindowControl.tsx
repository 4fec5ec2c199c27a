import { checkWindow } from '../../domain/schedule/window.ts';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import * as css from '../fields/fields.css.ts';

const halves = [
  { half: 'start', label: 'Start' },
  { half: 'end', label: 'End' },
] as const;

/** A time window that can be turned off. Each end shows its own error; the service's errors are shown at the start. */
export function TimeWindowControl({ field, state, model, isReadOnly }: ControlProps<'timeWindow'>) {
  const { value, error } = state;
  const isFixed = state.isLocked || isReadOnly;
  const wrong = checkWindow(value);
  const errorOf = (half: 'start' | 'end'): string | undefined => {
    if (error === undefined) return undefined;
    const isOwn = wrong.start !== undefined || wrong.end !== undefined;
    if (isOwn) return wrong[half];
    return half === 'start' ? error : undefined;
  };
  return (
    <div className={css.parts}>
      <Checkbox
        isSelected={value.isOn}
        isDisabled={state.isLocked}
        isReadOnly={isReadOnly}
        onChange={(isOn) => model.setValue(field.path, { ...value, isOn })}
      >
        {field.toggleLabel}
      </Checkbox>
      {value.isOn && (
        <div className={css.pair}>
          {halves.map(({ half, label }) => (
            <div key={half} data-field-focus={wrong[half] === undefined ? undefined : ''}>
              <TextField
                label={label}
                isRequired
                isReadOnly={isFixed}
                isMono
                autoComplete="off"
                placeholder="HH:MM"
                suffix="UTC"
                value={value[half]}
                error={errorOf(half)}
                onChange={(typed) => model.setValue(field.path, { ...value, [half]: typed })}
                onBlur={() => model.blur(field.path)}
              />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
