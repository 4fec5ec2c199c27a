export { VisuallyHidden, type VisuallyHiddenProps } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
