export {
  TableReloadsModal,
  type TableReloadsModalProps,
} from '../../modals/TableReloadsModal/TableReloadsModal.tsx';
