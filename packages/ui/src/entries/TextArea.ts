export { TextArea, type TextAreaProps, type TextCount } from '../primitives/TextArea/TextArea.tsx';
