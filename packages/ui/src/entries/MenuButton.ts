export { MenuButton, type MenuButtonProps } from '../primitives/MenuButton/MenuButton.tsx';
