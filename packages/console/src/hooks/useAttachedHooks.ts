import { attachedHookName, type HookPlace } from '@millrace/ui/domain/entities';
import type { AttachedHooksProps, AttachedHooksView } from '@millrace/ui/screens/PipelineHooksScreen';

import { useAsk } from '../dialogs/useAsk.ts';
import { attachHook, hookAction } from './hookDialogs.ts';
import { useAttachments } from './useAttachments.ts';

interface AttachedHooksOptions {
  readonly place: HookPlace;
  /** The name of the pipeline or source, once it is known. */
  readonly name: string;
  readonly view: AttachedHooksView;
  readonly hrefOf: (view: AttachedHooksView) => string;
  /** @default true */
  readonly isWanted?: boolean;
}

export interface AttachedHooks {
  readonly hooks: Omit<AttachedHooksProps, 'entity' | 'whyNotAttach' | 'onRetry'>;
  readonly refetch: () => void;
}

/** The hooks attached to a pipeline or a source, with their dialogs. */
export function useAttachedHooks({
  place,
  name,
  view,
  hrefOf,
  isWanted,
}: AttachedHooksOptions): AttachedHooks {
  const ask = useAsk();
  const { attachments, refetch } = useAttachments(place, isWanted);
  return {
    refetch,
    hooks: {
      attachments,
      view,
      hrefOf,
      onAttach: () => void ask(attachHook, { place, name }),
      onAction({ action, attachment }) {
        if (action === 'edit') return void ask(attachHook, { place, name, editing: attachment });
        const { hookId: id, hook } = attachment;
        const item = {
          id,
          name: attachedHookName(attachment),
          url: hook?.url ?? '',
          status: hook?.status,
          place,
        };
        void ask(hookAction, { action, items: [item] });
      },
    },
  };
}

/** The filter in a query parameter. */
export const hooksViewOf = (value: string | null): AttachedHooksView =>
  value === 'archived' ? 'archived' : 'active';
