export { FileDrop, type FileDropProps } from '../primitives/FileDrop/FileDrop.tsx';
