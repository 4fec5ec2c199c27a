export { IconButton, type IconButtonProps } from '../primitives/IconButton/IconButton.tsx';
