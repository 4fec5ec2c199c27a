export { Sparkline, type SparklineProps } from '../patterns/Sparkline/Sparkline.tsx';
