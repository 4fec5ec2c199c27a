export { CopyButton, type CopyButtonProps } from '../patterns/CopyButton/CopyButton.tsx';
