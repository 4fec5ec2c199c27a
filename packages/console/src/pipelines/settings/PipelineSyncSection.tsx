import { getDestination } from '@millrace/ui/contract';
import { paths } from '@millrace/ui/domain/routes';
import { describeSyncUpdates } from '@millrace/ui/domain/schedule';
import { PipelineSyncScreen } from '@millrace/ui/screens/PipelineSyncScreen';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { read } from '../../data/read.ts';
import { useSearch } from '../../router/location.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';
import { useLeaveGuard } from '../../guard/useLeaveGuard.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { saveSync, syncSaved } from './saveSync.ts';
import type { SettingsSectionProps } from './section.ts';
import { useSyncForm } from './useSyncForm.ts';

const hasNoSecrets = () => false;
const isKept = () => true;

/** When a pipeline syncs. Saving does not restart it. */
export function PipelineSyncSection({ pipeline, frame, onRetry }: SettingsSectionProps) {
  const toasts = useAtomValue(toastsAtom);
  const route = paths.pipelineSettings(pipeline.id, { section: 'sync' });
  const { model, changes, isContested, isRestored } = useSyncForm(
    pipeline,
    route,
    new URLSearchParams(useSearch()),
  );
  // The values are in the form, which keeps them.
  useCanonicalAddress(route);
  const knownType = pipeline.destination?.type;
  const destinationId = knownType === undefined ? (pipeline.destinationId ?? undefined) : undefined;
  const destination = useQuery(read(getDestination, destinationId && { id: destinationId }));
  const save = useWrite(saveSync, {
    subject: { pipeline },
    isInline: true,
    onDone(saved, isCurrent) {
      if (isCurrent) toasts.show({ tone: 'positive', title: syncSaved(saved) });
    },
  });
  useLeaveGuard({
    isHeld: changes.length > 0,
    isSaving: save.isPending,
    hasSecrets: hasNoSecrets,
    isKept,
    work: changes,
  });
  return (
    <RequestsProvider source={() => save.requests({ pipeline, model })}>
      <PipelineSyncScreen
        {...frame}
        model={model}
        changes={changes}
        isRestored={isRestored}
        updates={describeSyncUpdates(model, 'Saving')}
        onDismissUpdates={model.dismissUpdates}
        onAcceptTheirs={isContested ? model.acceptTheirs : undefined}
        destinationType={knownType ?? destination.data?.type}
        onSave={() => save.run({ pipeline, model })}
        isSaving={save.isPending}
        saveProblem={save.problem}
        onRetry={onRetry}
      />
    </RequestsProvider>
  );
}
