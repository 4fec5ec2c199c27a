import type { ReactNode } from 'react';

import type { OpenModal } from '../atoms/openModal.ts';

type Kind = OpenModal['kind'];

/** What a modal's container gets: what it was opened for, and the way to close it. */
export type ModalProps<K extends Kind> = Omit<Extract<OpenModal, { kind: K }>, 'kind'> & { onClose(): void };

/** What each container gets. A session ends without anybody opening anything. */
type PropsByName = { readonly [K in Kind]: ModalProps<K> } & { readonly sessionEnded: object };
export type ModalName = keyof PropsByName;
export type PropsOf<Name extends ModalName> = PropsByName[Name];
export type ModalContainer<Props> = (props: Props) => ReactNode;
