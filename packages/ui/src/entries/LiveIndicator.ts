export { LiveIndicator, type LiveIndicatorProps } from '../patterns/LiveIndicator/LiveIndicator.tsx';
