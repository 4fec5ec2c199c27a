export { Checkbox, type CheckboxProps } from '../primitives/Checkbox/Checkbox.tsx';
