export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from '../primitives/SegmentedControl/SegmentedControl.tsx';
