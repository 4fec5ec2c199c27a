export {
  InviteUsersModal,
  type InviteUsersModalProps,
} from '../../modals/InviteUsersModal/InviteUsersModal.tsx';
