export {
  ConnectionTestModal,
  type ConnectionTestModalProps,
} from '../../modals/ConnectionTestModal/ConnectionTestModal.tsx';
export type {
  ConnectionTestResult,
  ConnectionTestState,
} from '../../modals/ConnectionTestModal/ConnectionTestModal.logic.ts';
