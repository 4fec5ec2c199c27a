export {
  NotFoundScreen,
  type NotFoundScreenProps,
} from '../../screens/shell/NotFoundScreen/NotFoundScreen.tsx';
