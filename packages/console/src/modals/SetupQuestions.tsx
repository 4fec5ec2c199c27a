import { EditConnectorModal } from '@millrace/ui/modals/EditConnectorModal';
import { ReplaceSourceModal } from '@millrace/ui/modals/ReplaceSourceModal';

import { useIsOnline } from '../containers/useIsOnline.ts';
import type { ModalProps } from './modalProps.ts';

/** Asks before a change reaches other pipelines. */
export function EditConnectorContainer({
  connector,
  pipelines,
  onConfirm,
  onClose,
}: ModalProps<'editConnector'>) {
  return (
    <EditConnectorModal
      isOpen
      {...connector}
      pipelines={pipelines}
      isOffline={!useIsOnline()}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    />
  );
}

/** Asks before a pipeline's tables go with their source. */
export function ReplaceSourceContainer({ name, choices, onConfirm, onClose }: ModalProps<'replaceSource'>) {
  return (
    <ReplaceSourceModal
      isOpen
      name={name}
      choices={choices}
      isOffline={!useIsOnline()}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    />
  );
}
