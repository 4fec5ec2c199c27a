export {
  Heading,
  headingSizes,
  type HeadingProps,
  type HeadingSize,
} from '../primitives/Heading/Heading.tsx';
