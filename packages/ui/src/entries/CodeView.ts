export { CodeView, type CodeViewProps } from '../patterns/CodeView/CodeView.tsx';
