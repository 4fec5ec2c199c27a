export { EmptyState, type EmptyStateProps } from '../patterns/EmptyState/EmptyState.tsx';
