export { UnsavedEntries, type UnsavedEntriesProps } from '../primitives/UnsavedEntries/UnsavedEntries.tsx';
