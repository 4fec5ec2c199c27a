export { SearchField, type SearchFieldProps } from '../primitives/SearchField/SearchField.tsx';
