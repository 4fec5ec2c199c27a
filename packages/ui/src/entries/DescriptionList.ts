export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from '../primitives/DescriptionList/DescriptionList.tsx';
