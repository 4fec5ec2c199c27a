import { listPipelineUsageCollections } from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';
import { ResyncModal } from '@millrace/ui/modals/ResyncModal';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { resyncTables } from '../data/resyncWrites.ts';

interface ResyncContainerProps {
  readonly pipeline: Pipeline;
  /** The tables that are selected at first. @default none */
  readonly chosen?: readonly string[];
  readonly onClose: () => void;
}

/** Resyncs tables of a pipeline. If the page is left meanwhile, a toast reports the result (F4). */
export function ResyncContainer({ pipeline, chosen, onClose }: ResyncContainerProps) {
  const { id, name } = pipeline;
  const toasts = useAtomValue(toastsAtom);
  const tables = useQuery(read(listPipelineUsageCollections, { id }));
  const resync = useWrite(resyncTables, {
    subject: { id },
    isInline: true,
    presence: 'component',
    onDone(output, isInSight, input) {
      if (!isInSight) return;
      onClose();
      const notice = resyncTables.words.done?.(output, input);
      if (notice) toasts.show({ tone: 'positive', title: notice.title });
    },
  });
  return (
    <ResyncModal
      pipeline={pipeline}
      tables={toRemote(tables)}
      defaultSelected={chosen}
      onSubmit={(form) => resync.run({ id, name, form })}
      requestsOf={(form) => resync.requests({ id, name, form })}
      isPending={resync.isPending}
      isOffline={!useIsOnline()}
      problem={resync.problem}
      onRetry={() => void tables.refetch()}
      onClose={onClose}
    />
  );
}
