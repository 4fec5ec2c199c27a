export { PasswordField, type PasswordFieldProps } from '../primitives/PasswordField/PasswordField.tsx';
