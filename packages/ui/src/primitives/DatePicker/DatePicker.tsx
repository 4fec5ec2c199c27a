import { useState, type Ref } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { Calendar } from 'react-aria-components/Calendar';
import { DateFieldContext } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { whyNotDay, type Day } from '../../domain/format/day.ts';
import { CalendarBox, CalendarField, DayInput, MonthGrid } from '../calendar/CalendarParts.tsx';
import { toCalendar } from '../calendar/calendarDay.ts';
import * as fieldCss from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { BarFieldProps } from '../field/fieldProps.ts';
import { useControllable } from '../../internal/useControllable.ts';
import { useHeldField } from '../../internal/focus/useHeldFocus.ts';

export type { Day } from '../../domain/format/day.ts';

/** Props that the pickers of one day and of a range share. */
export interface DayFieldProps extends BarFieldProps {
  /** Id of the outermost element. */
  id?: string | undefined;
  /** Ref to the first part of the day, for example to move focus to it. */
  ref?: Ref<HTMLElement> | undefined;
  /** The first allowed day, `YYYY-MM-DD`. An earlier one is refused with a message. @default any */
  min?: Day | undefined;
  /** The last allowed day, `YYYY-MM-DD`. A later one is refused with a message. @default any */
  max?: Day | undefined;
  /** Disables the field and removes it from the tab order. @default false */
  isDisabled?: boolean | undefined;
  /** The days can be read and copied but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Moves the focus to the first part of the day when the field appears. @default false */
  autoFocus?: boolean | undefined;
}

export interface DatePickerProps extends DayFieldProps {
  /** The day of a controlled field, `YYYY-MM-DD`; null if none is selected. */
  value?: Day | null | undefined;
  /** The initial day of an uncontrolled field. */
  defaultValue?: Day | undefined;
  /** Called with every complete day, also one outside the bounds; null once the field is cleared. */
  onChange?(value: Day | null): void;
  /** Name of the field in a submitted form. */
  name?: string | undefined;
}

/**
 * A calendar day, typed part by part or selected from a month, in the order and the words of the reader’s language. Values
 * are texts such as `2026-03-04`, without a time or a zone. For two days use `DateRangePicker`.
 */
export function DatePicker({
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
}: DatePickerProps) {
  const [value, setValue] = useControllable<Day | null>(given, defaultValue ?? null, onChange);
  const shown = given === null ? null : value;
  const message = error ?? (shown === null ? undefined : whyNotDay(shown, { min, max }));
  const held = useHeldField(rest);
  const [isOpen, setOpen] = useState(false);
  const field = {
    ...rest,
    ...held,
    granularity: 'day',
    value: toCalendar(shown),
    onChange: (date: { toString(): string } | null) => setValue(date?.toString() ?? null),
    minValue: toCalendar(min),
    maxValue: toCalendar(max),
    isInvalid: message !== undefined,
    validationBehavior: 'aria',
  } as const;
  const caption = (
    <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
      {label}
    </FieldLabel>
  );
  const notes = <FieldNotes description={description} error={message} />;
  const days = <DayInput ref={ref} />;
  // The native control of a picker, for browsers that fill in a date, is hidden by a style. It follows with the calendar.
  if (useIsSSR()) {
    return (
      <DateFieldContext value={{ ...field, 'aria-label': label }}>
        <div id={rest.id} className={fieldCss.fields[size]}>
          {caption}
          <CalendarBox days={days} />
          {notes}
        </div>
      </DateFieldContext>
    );
  }
  return (
    <AriaDatePicker
      {...field}
      isOpen={isOpen && !held.isReadOnly}
      onOpenChange={setOpen}
      className={fieldCss.fields[size]}
    >
      {caption}
      <CalendarField days={days}>
        <Calendar>
          <MonthGrid />
        </Calendar>
      </CalendarField>
      {notes}
    </AriaDatePicker>
  );
}
