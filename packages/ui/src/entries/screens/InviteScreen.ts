export {
  InviteScreen,
  type Invitation,
  type InviteScreenProps,
} from '../../screens/auth/InviteScreen/InviteScreen.tsx';
