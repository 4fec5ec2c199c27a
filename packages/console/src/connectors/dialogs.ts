import { defineDialog } from '../modals/dialog.ts';

const yes = () => true;
const no = () => false;

/** Confirms a change to a connector that other pipelines use. */
export const editConnector = defineDialog({
  name: 'editConnector',
  load: async () => (await import('@millrace/ui/modals/EditConnectorModal')).EditConnectorModal,
  answers: { onConfirm: yes, onClose: no },
});

/** Confirms that the tables chosen from the present source are lost. */
export const replaceSource = defineDialog({
  name: 'replaceSource',
  load: async () => (await import('@millrace/ui/modals/ReplaceSourceModal')).ReplaceSourceModal,
  answers: { onConfirm: yes, onClose: no },
});

/** Tests a saved connector. Answers the result, unless the test was cancelled. */
export const testConnector = defineDialog({
  name: 'testConnector',
  load: async () => (await import('./TestConnectorContainer.tsx')).TestConnectorContainer,
  answers: { onClose: (last) => last },
});

/** Confirm an action on connectors, and carry it out. */
export const connectorAction = {
  source: defineDialog({
    name: 'sourceAction',
    load: async () => (await import('./ConnectorActionContainer.ts')).SourceActionContainer,
    answers: { onClose: () => undefined },
  }),
  destination: defineDialog({
    name: 'destinationAction',
    load: async () => (await import('./ConnectorActionContainer.ts')).DestinationActionContainer,
    answers: { onClose: () => undefined },
  }),
};
