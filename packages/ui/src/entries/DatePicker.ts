export {
  DatePicker,
  type DatePickerProps,
  type DayFieldProps,
} from '../primitives/DatePicker/DatePicker.tsx';
export type { Day } from '../domain/format/day.ts';
