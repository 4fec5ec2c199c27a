import type { OpenModal } from '../atoms/openModal.ts';

/** What the container of a modal is given. */
export interface ModalProps<Kind extends OpenModal['kind']> {
  readonly modal: Extract<OpenModal, { kind: Kind }>;
  readonly onClose: () => void;
}
