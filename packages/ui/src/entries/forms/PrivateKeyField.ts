export { PrivateKeyField, type PrivateKeyFieldProps } from '../../forms/PrivateKeyField/PrivateKeyField.tsx';
