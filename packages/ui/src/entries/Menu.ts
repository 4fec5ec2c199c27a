export {
  Menu,
  MenuItem,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
} from '../primitives/Menu/Menu.tsx';
