export {
  FilterMenu,
  type FilterGroup,
  type FilterMenuProps,
  type FilterOption,
} from '../patterns/FilterMenu/FilterMenu.tsx';
