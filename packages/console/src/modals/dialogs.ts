import { defineDialog } from './dialog.ts';

/** The dialogs that features ask. Each loads when it first opens. */

const yes = () => true;
const no = () => false;

/** Creates a pipeline and goes on to its setup. */
export const createPipeline = defineDialog({
  name: 'createPipeline',
  load: async () => (await import('../pipelines/CreatePipelineContainer.tsx')).CreatePipelineContainer,
  answers: { onClose: () => undefined },
});

/** Renames a pipeline. */
export const renamePipeline = defineDialog({
  name: 'renamePipeline',
  load: async () => (await import('../pipelines/RenamePipelineContainer.tsx')).RenamePipelineContainer,
  answers: { onClose: () => undefined },
});

/** Confirms a command for several pipelines, and carries it out. */
export const pipelinesAction = defineDialog({
  name: 'pipelinesAction',
  load: async () => (await import('../pipelines/PipelinesActionContainer.tsx')).PipelinesActionContainer,
  answers: { onClose: () => undefined },
});

/** Signs the person in again. It closes itself when the session is back. */
export const sessionEnded = defineDialog({
  name: 'sessionEnded',
  load: async () => (await import('../auth/SessionEndedContainer.tsx')).SessionEndedContainer,
  answers: {},
});

/** Answers the fields to leave out; `null` to change nothing. */
export const excludeFields = defineDialog({
  name: 'excludeFields',
  load: async () => (await import('@millrace/ui/modals/ExcludeFieldsModal')).ExcludeFieldsModal,
  answers: { onSubmit: ({ excluded }) => excluded, onClose: () => null },
});

/** Answers the fields of the custom primary key; `null` to change nothing. */
export const customPrimaryKey = defineDialog({
  name: 'customPrimaryKey',
  load: async () => (await import('@millrace/ui/modals/CustomPrimaryKeyModal')).CustomPrimaryKeyModal,
  answers: { onSubmit: ({ customPrimaryKeys }) => customPrimaryKeys, onClose: () => null },
});

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

/** Confirms leaving a page with unsaved input. */
export const leaveSetup = defineDialog({
  name: 'leaveSetup',
  load: async () => (await import('@millrace/ui/modals/LeaveSetupModal')).LeaveSetupModal,
  answers: { onLeave: yes, onStay: no },
});
