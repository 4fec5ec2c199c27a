export { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx';
