export {
  Sparkline,
  sparklineTones,
  type SparklineProps,
  type SparklineTone,
} from '../patterns/Sparkline/Sparkline.tsx';
