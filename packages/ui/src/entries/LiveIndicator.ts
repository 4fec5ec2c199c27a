export {
  LiveIndicator,
  type LiveIndicatorProps,
  type LiveState,
} from '../patterns/LiveIndicator/LiveIndicator.tsx';
