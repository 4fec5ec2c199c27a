export {
  AccountScreen,
  type AccountScreenProps,
} from '../../screens/settings/AccountScreen/AccountScreen.tsx';
