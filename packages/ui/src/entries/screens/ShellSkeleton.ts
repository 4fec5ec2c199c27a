export { ShellSkeleton, type ShellSkeletonProps } from '../../screens/shell/ShellSkeleton/ShellSkeleton.tsx';
