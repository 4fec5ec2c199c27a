export { ProgressBar, type ProgressBarProps } from '../primitives/ProgressBar/ProgressBar.tsx';
