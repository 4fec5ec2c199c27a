export { Skeleton, type SkeletonProps } from '../primitives/Skeleton/Skeleton.tsx';
