export {
  HooksScreen,
  type HookRequest,
  type HooksScreenProps,
} from '../../screens/settings/HooksScreen/HooksScreen.tsx';
