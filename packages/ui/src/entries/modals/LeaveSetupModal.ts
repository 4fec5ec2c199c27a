export { LeaveSetupModal, type LeaveSetupModalProps } from '../../modals/LeaveSetupModal/LeaveSetupModal.tsx';
