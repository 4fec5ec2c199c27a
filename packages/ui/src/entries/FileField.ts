export { FileField, type FileFieldProps } from '../patterns/FileField/FileField.tsx';
