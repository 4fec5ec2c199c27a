import type { Pipeline } from '@millrace/ui/domain';
import type { ListAction } from '@millrace/ui/modals/PipelinesActionModal';
import { atom } from 'jotai';

/** The modals there are, each with what it was opened for; captured, so that nothing beneath can change it (T-32). */
export type OpenModal =
  | { readonly kind: 'createPipeline' }
  | {
      readonly kind: 'pipelinesAction';
      readonly action: ListAction;
      readonly pipelines: readonly Pipeline[];
    };

/** One modal at a time, or none. */
export const openModalAtom = atom<OpenModal | null>(null);
