export { ShellSkeleton } from '../../screens/shell/ShellSkeleton/ShellSkeleton.tsx';
