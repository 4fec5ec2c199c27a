import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { atom } from 'jotai';

/** The connector that this person has just created. Its page confirms that and offers the next step. */
export const justCreatedAtom = atom<string | null>(null);
export const createdKey = (kind: ConnectorKind, id: number): string => `${kind} ${id}`;
