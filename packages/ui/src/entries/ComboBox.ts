export { ComboBox, type ComboBoxProps } from '../patterns/ComboBox/ComboBox.tsx';
export type { ComboBoxOption } from '../patterns/ComboBox/ComboBox.logic.ts';
