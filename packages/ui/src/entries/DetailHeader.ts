export {
  DetailHeader,
  type DetailHeaderProps,
  type DetailTab,
} from '../patterns/DetailHeader/DetailHeader.tsx';
