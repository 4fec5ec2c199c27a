import { defineDialog } from '../modals/dialog.ts';

/** Tests a saved connector. Resolves with the result, unless the test was cancelled. */
export const testConnector = defineDialog({
  name: 'testConnector',
  load: async () => (await import('./TestConnectorContainer.tsx')).TestConnectorContainer,
  answers: { onClose: (last) => last },
});

/** Confirms and performs an action on connectors. */
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
