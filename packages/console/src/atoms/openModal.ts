import type { Pipeline, SchemaChoices, SchemaModel } from '@millrace/ui/domain';
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
  /** Before changes are saved to a source or destination that others use; `null` where nobody knows who they are. */
  | {
      readonly kind: 'editConnector';
      readonly connector: { readonly kind: 'source' | 'destination'; readonly name: string };
      readonly pipelines: readonly Pipeline[] | null;
      readonly onConfirm: () => void;
    }
  /** Before another source takes what was chosen of the tables away. */
  | {
      readonly kind: 'replaceSource';
      readonly name: string;
      readonly choices: SchemaChoices;
      readonly onConfirm: () => void;
    }
  | {
      readonly kind: 'leaveSetup';
      readonly hasSecrets: boolean;
      /** Whether the rest is there again on coming back. */
      readonly isKept: boolean;
      /** It is being saved, which goes on. @default false */
      readonly isSaving?: boolean;
      /** Goes where the person was about to go. */
      readonly onLeave: () => void;
    };

/** The name of a pipeline whose dialog went with its page: it is offered again. */
export const keptPipelineNameAtom = atom('');

/** One modal at a time, or none. */
export const openModalAtom = atom<OpenModal | null>(null);
