export { MultiSelect, type MultiSelectProps } from '../patterns/MultiSelect/MultiSelect.tsx';
