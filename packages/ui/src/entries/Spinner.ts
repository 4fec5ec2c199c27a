export { Spinner, type SpinnerProps } from '../primitives/Spinner/Spinner.tsx';
