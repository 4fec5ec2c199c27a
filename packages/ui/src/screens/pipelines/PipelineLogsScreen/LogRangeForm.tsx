import { useRef, useState, type FormEvent } from 'react';
import { zoneName } from '../../../domain/format/zoneName.ts';
import {
  readRange,
  writeRangeTime,
  type CustomRange,
  type RangeErrors,
  type RangeText,
} from '../../../domain/logs/customRange.ts';
import { HandlerFailed } from '../../../primitives/field/HandlerFailed.tsx';
import { useHandlerErrors } from '../../../primitives/field/useHandlerErrors.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as css from './PipelineLogsScreen.css.ts';

interface LogRangeFormProps {
  /** The range in the address; empty while a first one is entered. */
  range: CustomRange;
  /** Called with a valid range. */
  onApply(range: CustomRange): void;
  /** Goes back to a range without own times. */
  onClear(): void;
}

interface EnteredRange {
  /** The range that was edited. */
  readonly key: string;
  readonly text: RangeText;
  readonly errors: RangeErrors;
}

const ends = ['from', 'to'] as const satisfies readonly (keyof RangeText)[];
const labels = { from: 'From', to: 'To' } as const;

/** The start and end of the log as inputs, in the time zone of the user. */
export function LogRangeForm({ range, onApply, onClear }: LogRangeFormProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const textOf = ({ from, to }: CustomRange): RangeText => ({
    from: writeRangeTime(from, timeZone),
    to: writeRangeTime(to, timeZone),
  });
  const key = JSON.stringify([range.from, range.to, timeZone]);
  const fresh: EnteredRange = { key, text: textOf(range), errors: {} };
  const [stored, setStored] = useState(fresh);
  // Back, Forward and links change the range while it is shown.
  const { text, errors } = stored.key === key ? stored : fresh;
  if (stored.key !== key) setStored(fresh);
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const zone = zoneName(range.from ?? range.to ?? now, timeZone, 'short');

  const { hasFailed, handlers } = useHandlerErrors();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const partial = ends.filter((end) => inputs[end].current?.validity.badInput);
    const read = readRange(text, range, timeZone, partial);
    setStored({ key, text, errors: read.errors });
    const wrong = ends.find((end) => read.errors[end] !== undefined);
    if (wrong) inputs[wrong].current?.focus();
    else onApply(read.range);
  };

  return (
    <form {...handlers} className={css.range} aria-label="Custom range" noValidate onSubmit={submit}>
      {ends.map((end) => (
        <div key={end} className={css.rangeTime}>
          <TextField
            ref={inputs[end]}
            type="datetime-local"
            label={labels[end]}
            value={text[end]}
            // A corrected input is judged again when it is applied.
            onChange={(value) => setStored({ key, text: { ...text, [end]: value }, errors: {} })}
            error={errors[end]}
            // The person has just asked for these inputs.
            autoFocus={end === 'from' && range.from === undefined && range.to === undefined}
          />
        </div>
      ))}
      <div className={css.rangeActions}>
        <Button type="submit" tone="accent" variant="solid">
          Apply
        </Button>
        <Button onPress={onClear}>Cancel</Button>
      </div>
      <p className={css.rangeZone}>
        Times are in {timeZone}
        {zone !== timeZone && ` (${zone})`}. An end that is left empty is open.
      </p>
      {hasFailed && <HandlerFailed />}
    </form>
  );
}
