import { getPipeline } from '@millrace/ui/contract';
import { canPipeline, toId, type ActivityEntry, type PipelineDetail } from '@millrace/ui/domain/entities';
import {
  enterRestoration,
  planRestoration,
  subscribeToFields,
  type LaterChange,
} from '@millrace/ui/domain/forms';
import { mapRemote } from '@millrace/ui/domain/remote';
import { createSyncForm, describeSyncChanges, storedSync } from '@millrace/ui/domain/schedule';
import { RestorePanel } from '@millrace/ui/forms/RestorePanel';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { useLaterChanges } from '../../data/laterChanges.ts';
import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { noWork, useLeaveGuard } from '../../guard/useLeaveGuard.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { saveSync, syncSaved } from './saveSync.ts';

interface RestoreSyncProps {
  /** A change of the sync settings of a pipeline. */
  readonly entry: ActivityEntry;
  readonly pipelineId: number;
  /** The address of the whole form with the old values. */
  readonly href: string;
  readonly onClose: () => void;
  /** The old values are saved. */
  readonly onSaved: () => void;
}

/** The form of a pipeline’s sync settings with the old values entered. */
function openForm(pipeline: PipelineDetail, { details }: ActivityEntry, later: readonly LaterChange[]) {
  const model = createSyncForm(pipeline);
  const restoration = planRestoration(model, details, later) ?? null;
  if (restoration) enterRestoration(restoration);
  return { model, restoration, edition: model.edition() };
}

const never = () => false;

/** Restores sync settings beside the activity. What is entered here is kept in no draft: the entry has the old values. */
export function RestoreSyncContainer({ entry, pipelineId, href, onClose, onSaved }: RestoreSyncProps) {
  const toasts = useAtomValue(toastsAtom);
  const pipeline = useQuery({ ...read(getPipeline, { id: toId<'pipeline'>(pipelineId) }), staleTime: 0 });
  const later = useLaterChanges({ ...entry, object: { type: 'pipeline', id: pipelineId } });
  const [form, setForm] = useState<ReturnType<typeof openForm>>();
  // What was read before may be older than the last change.
  if (!form && pipeline.data && !pipeline.isFetching && later) setForm(openForm(pipeline.data, entry, later));
  useEffect(() => {
    if (pipeline.data) form?.model.rebase(storedSync(pipeline.data));
  }, [form, pipeline.data]);
  const save = useWrite(saveSync, {
    ...(pipeline.data && { subject: { pipeline: pipeline.data } }),
    isInline: true,
    onDone(saved, isCurrent) {
      if (!isCurrent) return;
      toasts.show({ tone: 'positive', title: syncSaved(saved) });
      onSaved();
    },
  });
  useEditGuard(form, save.isPending);
  const input = pipeline.data && form && { pipeline: pipeline.data, model: form.model };
  const remote = mapRemote(toRemote(pipeline), () => form?.restoration ?? null);
  return (
    <RequestsProvider source={form?.restoration && input ? () => save.requests(input) : undefined}>
      <RestorePanel
        title="Restore sync settings"
        entry={entry}
        restoration={form || remote.state !== 'ready' ? remote : { state: 'loading' }}
        readOnlyReason={
          pipeline.data && !canPipeline('rename', pipeline.data)
            ? 'This pipeline is archived. Restore it to change its settings.'
            : undefined
        }
        href={href}
        onSave={() => {
          if (input) save.run(input);
        }}
        isSaving={save.isPending}
        problem={save.problem}
        isOffline={!useIsOnline()}
        onRetry={() => void pipeline.refetch()}
        onClose={onClose}
      />
    </RequestsProvider>
  );
}

/** Asks before entries of a person are lost. The old values alone are one press away. */
function useEditGuard(form: ReturnType<typeof openForm> | undefined, isSaving: boolean): void {
  const subscribe = useCallback(
    (listener: () => void) => (form ? subscribeToFields(form.model, listener) : () => undefined),
    [form],
  );
  const words = useSyncExternalStore(subscribe, () =>
    form && form.model.edition() !== form.edition ? describeSyncChanges(form.model).join('\n') : '',
  );
  const work = useMemo(() => (words === '' ? noWork : words.split('\n')), [words]);
  useLeaveGuard({ isHeld: work.length > 0, isSaving, hasSecrets: never, isKept: never, work });
}
