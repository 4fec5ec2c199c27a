export { LoadingBlock, type LoadingBlockProps } from '../patterns/LoadingBlock/LoadingBlock.tsx';
