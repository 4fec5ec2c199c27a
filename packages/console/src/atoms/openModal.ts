import type { Pipeline, SchemaModel } from '@millrace/ui/domain';
import type { ListAction } from '@millrace/ui/modals/PipelinesActionModal';
import { atom } from 'jotai';

/** The modals there are, each with what it was opened for; captured, so that nothing beneath can change it (T-32). */
export type OpenModal =
  | { readonly kind: 'createPipeline' }
  | {
      readonly kind: 'pipelinesAction';
      readonly action: ListAction;
      readonly pipelines: readonly Pipeline[];
    }
  /** For one table of a schema that is being chosen from. */
  | { readonly kind: 'excludeFields'; readonly model: SchemaModel; readonly table: string }
  | { readonly kind: 'customPrimaryKey'; readonly model: SchemaModel; readonly table: string }
  | {
      readonly kind: 'leaveSetup';
      readonly hasSecrets: boolean;
      /** Whether the rest is there again on coming back. */
      readonly isKept: boolean;
      /** Goes where the person was about to go. */
      readonly onLeave: () => void;
    };

/** One modal at a time, or none. */
export const openModalAtom = atom<OpenModal | null>(null);
