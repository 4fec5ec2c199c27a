export {
  UsersScreen,
  type MemberRequest,
  type UsersScreenProps,
} from '../../screens/settings/UsersScreen/UsersScreen.tsx';
