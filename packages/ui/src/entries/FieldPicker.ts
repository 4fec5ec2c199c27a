export { FieldPicker, type FieldPickerProps } from '../patterns/FieldPicker/FieldPicker.tsx';
