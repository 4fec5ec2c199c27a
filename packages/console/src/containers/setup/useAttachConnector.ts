import { updatePipeline } from '@millrace/ui/contract';
import { inSentence, problemOf } from '@millrace/ui/domain';
import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';

import { toastsAtom } from '../../atoms/toasts.ts';
import type { ConnectorKind } from '../../queries/connectorCalls.ts';
import { attachConnector } from '../../queries/connectorWrites.ts';
import { useWrite, type Write } from '../../queries/useWrite.ts';
import { useServices } from '../../services.ts';
import { failureToast } from '../failureToast.ts';
import type { Setup } from './SetupContainer.tsx';
import { setupRoutes } from './setupRoutes.ts';
import { useNoteDraftSaved } from './useNoteDraftSaved.ts';
import { useWhereabouts } from './useWhereabouts.ts';

/** Makes what the account has an end of the pipeline, by its id, and goes on to its review. */
export function useAttachConnector(kind: ConnectorKind, { pipeline, hrefOf }: Setup): Write<number> {
  const { client } = useServices();
  const [, navigate] = useLocation();
  const toasts = useAtomValue(toastsAtom);
  const whereabouts = useWhereabouts();
  const noteSaved = useNoteDraftSaved();
  return useWrite({
    mutationKey: ['attach', kind, pipeline.id],
    meta: { call: updatePipeline },
    mutationFn: (id: number) => attachConnector(client, kind, pipeline.id, id),
    onSuccess(saved) {
      noteSaved(saved);
      const review = hrefOf(setupRoutes[kind].review);
      if (whereabouts.isAtAddress()) return navigate(review);
      toasts.show({
        tone: 'success',
        title: `The ${kind} of “${inSentence(saved.name)}” is changed.`,
        action: { label: 'Review it', onPress: () => navigate(review) },
      });
    },
    onError(thrown) {
      const what = `The ${kind} of “${inSentence(pipeline.name)}” could not be changed.`;
      toasts.show(failureToast(what, problemOf(thrown)));
    },
  });
}
