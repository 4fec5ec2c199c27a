export {
  StatusStrip,
  type StatusStripItem,
  type StatusStripProps,
} from '../patterns/StatusStrip/StatusStrip.tsx';
