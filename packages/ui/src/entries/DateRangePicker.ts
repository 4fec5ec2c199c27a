export {
  DateRangePicker,
  type DateRange,
  type DateRangePickerProps,
} from '../primitives/DateRangePicker/DateRangePicker.tsx';
