export {
  SegmentedLinks,
  type SegmentLink,
  type SegmentedLinksProps,
} from '../primitives/SegmentedLinks/SegmentedLinks.tsx';
