export {
  ConnectorMark,
  type ConnectorMarkProps,
  type ConnectorMarkSize,
} from '../patterns/ConnectorMark/ConnectorMark.tsx';
