import type { ConnectorKind } from '@millrace/ui/domain/entities';

import { attachConnector, type AttachInput } from '../pipelines/data/attachConnector.ts';
import { useNavigate } from '../router/location.ts';
import { useWrite, type RunningWrite } from '../writes/useWrite.ts';
import type { Setup } from './SetupContainer.tsx';
import { setupRoutes } from './setupRoutes.ts';
import { useNoteDraftSaved } from './setupState.ts';

/** Attaches an existing connector to the pipeline and continues with its review. */
export function useAttachConnector(
  kind: ConnectorKind,
  { pipeline, hrefOf }: Setup,
): RunningWrite<AttachInput> {
  const navigate = useNavigate();
  const noteSaved = useNoteDraftSaved();
  const review = hrefOf(setupRoutes[kind].review);
  return useWrite(attachConnector, {
    subject: { kind, pipeline },
    onDone(saved, isCurrent) {
      noteSaved(saved);
      if (isCurrent) navigate(review);
    },
    words: {
      ...attachConnector.words,
      done: (saved, input) => ({
        title: '',
        ...attachConnector.words.done?.(saved, input),
        action: { label: `Review ${kind}`, href: review },
      }),
    },
  });
}
