import { createFormModel, pipelineNameForm } from '@millrace/ui/domain/forms';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { inSentence } from '@millrace/ui/domain/text';
import { PipelineGeneralScreen } from '@millrace/ui/screens/PipelineGeneralScreen';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { noWork, useLeaveGuard } from '../../guard/useLeaveGuard.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { useTakenNames } from '../actions/useTakenNames.ts';
import { renamePipeline } from '../data/pipelineWrites.ts';
import type { SettingsSectionProps } from './section.ts';

const never = () => false;

/** The name of a pipeline in a form. Unless it is being edited, it follows a new name by someone else. */
function useNameForm(name: string) {
  const [model] = useState(() =>
    createFormModel({ definition: pipelineNameForm, today: '', stored: { name, config: {} } }),
  );
  useEffect(() => model.rebase({ name, config: {} }), [model, name]);
  const { isDirty } = useSyncExternalStore(model.subscribe, model.getSnapshot);
  return { model, isDirty };
}

/** The name, region and ids of a pipeline. */
export function PipelineGeneralSection({ pipeline, frame, onRetry }: SettingsSectionProps) {
  const { id, name, source, sourceId, destination, destinationId } = pipeline;
  const toasts = useAtomValue(toastsAtom);
  const { model, isDirty } = useNameForm(name);
  const names = useTakenNames(pipeline);
  const rename = useWrite(renamePipeline, {
    subject: { id },
    isInline: true,
    onDone: (saved) =>
      toasts.show({ tone: 'positive', title: `The pipeline is now named “${inSentence(saved.name)}”.` }),
  });
  useLeaveGuard({
    isHeld: isDirty,
    isSaving: rename.isPending,
    hasSecrets: never,
    isKept: never,
    work: useMemo(() => (isDirty ? ['Name'] : noWork), [isDirty]),
  });
  const sourceOf = source?.id ?? sourceId;
  const destinationOf = destination?.id ?? destinationId;
  return (
    <RequestsProvider
      source={async () => {
        const { value: wanted, isChanged } = model.at('name', 'text').getSnapshot();
        return isChanged ? rename.requests({ id, name, wanted }) : { requests: [] };
      }}
    >
      <PipelineGeneralScreen
        {...frame}
        {...names}
        hrefs={{
          ...frame.hrefs,
          source: sourceOf ? connectorPaths.source.detail(sourceOf) : undefined,
          destination: destinationOf ? connectorPaths.destination.detail(destinationOf) : undefined,
        }}
        model={model}
        onRename={(wanted) => rename.run({ id, name, wanted })}
        isSaving={rename.isPending}
        saveProblem={rename.problem}
        onRetry={onRetry}
      />
    </RequestsProvider>
  );
}
