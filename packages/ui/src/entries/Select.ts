export { Select, type SelectOption, type SelectProps } from '../primitives/Select/Select.tsx';
