import { useState } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { whyNotDay, type Day } from '../../domain/format/day.ts';
import * as css from '../calendar/Calendar.css.ts';
import { CalendarField, DayInput, MonthGrid } from '../calendar/CalendarParts.tsx';
import { toCalendar } from '../calendar/calendarDay.ts';
import * as fieldCss from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import { useControllable } from '../../internal/useControllable.ts';
import { useHeldField } from '../../internal/focus/useHeldFocus.ts';
import type { DayFieldProps } from '../DatePicker/DatePicker.tsx';

/** The first and the last day, `YYYY-MM-DD`; both belong to the range. */
export interface DateRange {
  readonly start: Day;
  readonly end: Day;
}

export interface DateRangePickerProps extends DayFieldProps {
  /** The range of a controlled field; null if none is selected. */
  value?: DateRange | null | undefined;
  /** The initial range of an uncontrolled field. */
  defaultValue?: DateRange | undefined;
  /** Called with every complete range, also one outside the bounds; null once the field is cleared. */
  onChange?(value: DateRange | null): void;
  /** Name of the first day in a submitted form. */
  startName?: string | undefined;
  /** Name of the last day in a submitted form. */
  endName?: string | undefined;
}

const whyNotRange = (
  { start, end }: DateRange,
  bounds: Parameters<typeof whyNotDay>[1],
): string | undefined =>
  start > end
    ? 'The last day is before the first. Select a later one.'
    : (whyNotDay(start, bounds) ?? whyNotDay(end, bounds));

/**
 * Two calendar days and all between them, typed or selected from a month. For a fixed choice such as “last 7 days” use
 * `SegmentedControl`.
 */
export function DateRangePicker({
  label,
  size = 'standard',
  isLabelHidden = false,
  description,
  error,
  value: given,
  defaultValue,
  onChange,
  min,
  max,
  ref,
  ...rest
}: DateRangePickerProps) {
  const [value, setValue] = useControllable<DateRange | null>(given, defaultValue ?? null, onChange);
  const shown = given === null ? null : value;
  const [start, end] = [toCalendar(shown?.start), toCalendar(shown?.end)];
  const message = error ?? (shown === null ? undefined : whyNotRange(shown, { min, max }));
  const held = useHeldField(rest);
  const [isOpen, setOpen] = useState(false);
  return (
    <AriaDateRangePicker
      {...rest}
      {...held}
      isOpen={isOpen && !held.isReadOnly}
      onOpenChange={setOpen}
      granularity="day"
      value={start && end && { start, end }}
      onChange={(range) => setValue(range && { start: range.start.toString(), end: range.end.toString() })}
      minValue={toCalendar(min)}
      maxValue={toCalendar(max)}
      isInvalid={message !== undefined}
      validationBehavior="aria"
      className={fieldCss.fields[size]}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <CalendarField
        days={
          <>
            <DayInput slot="start" ref={ref} />
            <span aria-hidden className={css.dash}>
              –
            </span>
            <DayInput slot="end" />
          </>
        }
      >
        <RangeCalendar>
          <MonthGrid isRange />
        </RangeCalendar>
      </CalendarField>
      <FieldNotes description={description} error={message} />
    </AriaDateRangePicker>
  );
}
