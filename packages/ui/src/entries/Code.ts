export { Code, type CodeProps } from '../primitives/Code/Code.tsx';
