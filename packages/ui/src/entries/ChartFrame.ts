export {
  ChartFrame,
  type ChartFrameProps,
  type ChartLegendItem,
} from '../patterns/ChartFrame/ChartFrame.tsx';
