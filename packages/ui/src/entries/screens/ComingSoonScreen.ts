export {
  ComingSoonScreen,
  type ComingSoonScreenProps,
} from '../../screens/shell/ComingSoonScreen/ComingSoonScreen.tsx';
