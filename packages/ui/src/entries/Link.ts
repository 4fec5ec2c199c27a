export { Link, linkVariants, type LinkProps, type LinkVariant } from '../primitives/Link/Link.tsx';
