import { updatePipeline } from '@millrace/ui/contract';
import {
  describeProblem,
  inSentence,
  mapRemote,
  paths,
  problemOf,
  readSelectConnectorView,
  selectConnectorQuery,
} from '@millrace/ui/domain';
import { SelectConnectorScreen } from '@millrace/ui/screens/SelectConnectorScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { draftSavedAtom } from '../../atoms/setup.ts';
import { toastsAtom } from '../../atoms/toasts.ts';
import { attachConnector } from '../../queries/connectorWrites.ts';
import type { ConnectorKind } from '../../queries/connectorCalls.ts';
import { connectorsQuery } from '../../queries/connectors.ts';
import { updateCachedPipeline } from '../../queries/pipelineWrites.ts';
import { toRemote } from '../../queries/toRemote.ts';
import { useWrite } from '../../queries/useWrite.ts';
import type { ScreenProps } from '../../routes/screen.ts';
import { isTypeOf } from '../../routes/setupGate.ts';
import { useServices } from '../../services.ts';
import { useNow } from '../useNow.ts';
import { useTimeZone } from '../useTimeZone.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { setupRoutes } from './setupRoutes.ts';
import { useSetupQuestions } from './useSetupQuestions.ts';
import { useViewInAddress } from './useViewInAddress.ts';
import { useWhereabouts } from './useWhereabouts.ts';

interface Props {
  readonly kind: ConnectorKind;
  readonly setup: Setup;
}

function SelectConnector({ kind, setup }: Props) {
  const { pipeline, frame, hrefOf } = setup;
  const { client } = useServices();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  // A type that nobody knows stays in the address as long as the screen speaks of it.
  const unknownType = setup.type !== null && !isTypeOf(kind, setup.type) ? setup.type : undefined;
  const [view, setView] = useViewInAddress({
    read: (query) => readSelectConnectorView(kind, query),
    hrefOf: (next) =>
      paths.pipelineSetup(pipeline.id, setupRoutes[kind].select, {
        ...selectConnectorQuery(next),
        type: unknownType,
      }),
  });
  const existing = useQuery(connectorsQuery(client, kind));
  const whereabouts = useWhereabouts();
  const noteSaved = useSetAtom(draftSavedAtom);
  const toasts = useAtomValue(toastsAtom);
  const { beforeAttach } = useSetupQuestions(kind, pipeline);
  const [usingId, setUsingId] = useState<number>();
  const attach = useWrite({
    mutationKey: ['attach', kind, pipeline.id],
    meta: { call: updatePipeline },
    mutationFn: (id: number) => attachConnector(client, kind, pipeline.id, id),
    onSuccess(saved) {
      updateCachedPipeline(queryClient, saved);
      noteSaved({ pipelineId: saved.id, at: new Date() });
      const review = hrefOf(setupRoutes[kind].review);
      if (whereabouts.isAtAddress()) return navigate(review);
      toasts.show({
        tone: 'success',
        title: `The ${kind} of “${inSentence(saved.name)}” is changed.`,
        action: { label: 'Review it', onPress: () => navigate(review) },
      });
    },
    onError(thrown) {
      const { title, advice } = describeProblem(problemOf(thrown));
      toasts.show({ tone: 'error', title, description: advice });
    },
  });
  return (
    <SelectConnectorScreen
      frame={frame}
      kind={kind}
      isTypeUnknown={unknownType !== undefined}
      back={backLink(setup)}
      existing={mapRemote(toRemote(existing), ({ rows }) => rows)}
      usingId={attach.isPending ? usingId : undefined}
      view={view}
      onViewChange={setView}
      hrefOfType={(type) => hrefOf(setupRoutes[kind].prerequisites, type)}
      onUseExisting={({ id }) => {
        const name = existing.data?.rows.find((row) => row.id === id)?.name ?? '';
        beforeAttach({ id, name }, () => {
          setUsingId(id);
          attach.run(id);
        });
      }}
      onRetryExisting={() => void existing.refetch()}
      now={useNow()}
      timeZone={useTimeZone()}
    />
  );
}

const containerOf = (kind: ConnectorKind) =>
  function SelectConnectorContainer({ match }: ScreenProps) {
    return (
      <SetupContainer match={match}>
        {(setup) => <SelectConnector kind={kind} setup={setup} />}
      </SetupContainer>
    );
  };

/** The choice of an end: one that the account has, or a type of which a new one is made. */
export const SelectSourceContainer = containerOf('source');
export const SelectDestinationContainer = containerOf('destination');
