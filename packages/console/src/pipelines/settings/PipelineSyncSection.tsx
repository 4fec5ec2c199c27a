import { getDestination } from '@millrace/ui/contract';
import { changeInQuery } from '@millrace/ui/domain/forms';
import { changedAtParam, paths } from '@millrace/ui/domain/routes';
import { describeSyncUpdates } from '@millrace/ui/domain/schedule';
import { RestoreProvider } from '@millrace/ui/forms/RestoreProvider';
import { PipelineSettingsLoadingScreen } from '@millrace/ui/screens/PipelineSettingsLoadingScreen';
import { PipelineSyncScreen } from '@millrace/ui/screens/PipelineSyncScreen';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { useLaterChanges } from '../../data/laterChanges.ts';
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

/** The change whose old values are in an address, and when it was made, if the address tells it. */
function readChange(search: string) {
  const query = new URLSearchParams(search);
  const at = new Date(query.get(changedAtParam) ?? '');
  return { details: changeInQuery(query), at: Number.isNaN(at.getTime()) ? undefined : at };
}

/** When a pipeline syncs. Saving does not restart it. */
export function PipelineSyncSection(props: SettingsSectionProps) {
  const search = useSearch();
  // The address loses them as soon as they are in the form.
  const [{ details, at }] = useState(() => readChange(search));
  const { pipeline, frame, onRetry } = props;
  const later = useLaterChanges(at && { at, object: { type: 'pipeline', id: pipeline.id } });
  if (!later) return <PipelineSettingsLoadingScreen {...frame} view="sync" onRetry={onRetry} />;
  return <SyncSection {...props} old={{ details, later }} />;
}

type SyncSectionProps = SettingsSectionProps & { readonly old: Parameters<typeof useSyncForm>[2] };

function SyncSection({ pipeline, frame, onRetry, old }: SyncSectionProps) {
  const toasts = useAtomValue(toastsAtom);
  const route = paths.pipelineSettings(pipeline.id, { section: 'sync' });
  const form = useSyncForm(pipeline, route, old);
  const { model, changes, isContested, isRestored, restoration } = form;
  // The values are in the form, which keeps them.
  useCanonicalAddress(route);
  const knownType = pipeline.destination?.type;
  const destinationId = knownType === undefined ? (pipeline.destinationId ?? undefined) : undefined;
  const destination = useQuery(read(getDestination, destinationId && { id: destinationId }));
  const save = useWrite(saveSync, {
    subject: { pipeline },
    isInline: true,
    onDone(saved, isCurrent) {
      form.endRestoration();
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
      <RestoreProvider restoration={restoration}>
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
      </RestoreProvider>
    </RequestsProvider>
  );
}
