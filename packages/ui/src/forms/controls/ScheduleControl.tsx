import { checkCron } from '../../domain/schedule/checkCron.ts';
import { describeCron } from '../../domain/schedule/describeCron.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ControlProps } from '../fields/fieldControl.ts';
import * as css from '../fields/fields.css.ts';

/** An interval, or a cron expression in a text field. */
export function ScheduleControl({ field, state, model, isReadOnly }: ControlProps<'schedule'>) {
  const { type, cron } = state.value;
  const types = [
    { value: 'interval', label: 'At an interval', description: field.choice.interval },
    { value: 'cron', label: 'On a cron schedule', description: field.choice.cron },
  ] as const;
  const isFixed = state.isLocked || isReadOnly;
  return (
    <div className={css.parts}>
      <RadioGroup
        label={field.choice.label}
        variant="cards"
        options={types}
        isReadOnly={isFixed}
        value={type}
        onChange={(chosen) => model.setValue(field.path, { type: chosen, cron })}
      />
      {type === 'cron' && (
        <div data-field-focus>
          <TextField
            label={field.label}
            isRequired
            isReadOnly={isFixed}
            isMono
            autoComplete="off"
            spellCheck="false"
            placeholder="0 */6 * * *"
            suffix="UTC"
            description={
              (checkCron(cron) === undefined && describeCron(cron)) ||
              'Minute, hour, day, month, weekday. If both day and weekday are set, either one matches.'
            }
            value={cron}
            error={state.error}
            onChange={(typed) => model.setValue(field.path, { type, cron: typed })}
            onBlur={() => model.blur(field.path)}
          />
        </div>
      )}
    </div>
  );
}
