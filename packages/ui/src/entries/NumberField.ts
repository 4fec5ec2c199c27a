export { NumberField, type NumberFieldProps } from '../primitives/NumberField/NumberField.tsx';
