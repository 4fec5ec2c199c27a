import type { ReactNode } from 'react';

import type { OpenModal } from '../atoms/openModal.ts';
import { createChunks } from '../routes/chunks.ts';

type Kind = OpenModal['kind'];

/** What a modal's container gets: what it was opened for, and the way to close it. */
export type ModalProps<K extends Kind> = Omit<Extract<OpenModal, { kind: K }>, 'kind'> & { onClose(): void };

/** What each container gets. A session ends without anybody opening anything. */
type PropsByName = { readonly [K in Kind]: ModalProps<K> } & { readonly sessionEnded: object };
export type ModalName = keyof PropsByName;
export type PropsOf<Name extends ModalName> = PropsByName[Name];
export type ModalContainer<Props> = (props: Props) => ReactNode;

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
