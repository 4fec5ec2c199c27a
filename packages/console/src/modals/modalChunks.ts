import { createChunks } from '../routes/chunks.ts';
import type { ModalContainer, ModalName, PropsOf } from './modalProps.ts';

/** Every modal has its container, each loaded when it is first opened. */
const sources: { readonly [Name in ModalName]: () => Promise<ModalContainer<PropsOf<Name>>> } = {
  createPipeline: async () => (await import('./CreatePipelineContainer.tsx')).CreatePipelineContainer,
  customPrimaryKey: async () => (await import('./TableModals.tsx')).CustomPrimaryKeyContainer,
  editConnector: async () => (await import('./SetupQuestions.tsx')).EditConnectorContainer,
  excludeFields: async () => (await import('./TableModals.tsx')).ExcludeFieldsContainer,
  leaveSetup: async () => (await import('./LeaveSetupContainer.tsx')).LeaveSetupContainer,
  pipelinesAction: async () => (await import('./PipelinesActionContainer.tsx')).PipelinesActionContainer,
  replaceSource: async () => (await import('./SetupQuestions.tsx')).ReplaceSourceContainer,
  sessionEnded: async () => (await import('./SessionEndedContainer.tsx')).SessionEndedContainer,
};

/** The code of the modals. A dialog is no reason to load the page anew: the screen under it would go. */
export const modalChunks = createChunks<ModalName, ModalContainer<never>>({ sources });
