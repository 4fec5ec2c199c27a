import { isConnector } from '@millrace/ui/domain/connectors';
import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';
import { readSelectConnectorView, selectConnectorQuery } from '@millrace/ui/domain/views';
import { SelectConnectorScreen } from '@millrace/ui/screens/SelectConnectorScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { useRequestHref } from '../connectors/area/useRequestHref.ts';
import { useService } from '../data/service.ts';
import { toRemote } from '../data/toRemote.ts';
import { activeConnectors, connectorsNamed } from '../pipelines/data/activeConnectors.ts';
import { attachConnector, type AttachInput } from '../pipelines/data/attachConnector.ts';
import { useNavigate } from '../router/location.ts';
import type { ScreenProps } from '../router/screens.ts';
import { useViewInAddress } from '../router/useViewInAddress.ts';
import { useWrite, type RunningWrite } from '../writes/useWrite.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { afterConnector, setupRoutes } from './setupRoutes.ts';
import { useNoteDraftSaved } from './setupState.ts';
import { useSetupQuestions } from './useSetupQuestions.ts';

/** Attaches an existing connector to the pipeline and continues with the next step. */
function useAttachConnector(kind: ConnectorKind, { pipeline, hrefOf }: Setup): RunningWrite<AttachInput> {
  const navigate = useNavigate();
  const noteSaved = useNoteDraftSaved();
  const review = hrefOf(setupRoutes[kind].review);
  return useWrite(attachConnector, {
    subject: { kind, pipeline },
    onDone(saved, isCurrent) {
      noteSaved(saved);
      if (isCurrent) navigate(hrefOf(afterConnector(kind, saved)));
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

interface Props {
  readonly kind: ConnectorKind;
  readonly setup: Setup;
}

function SelectConnector({ kind, setup }: Props) {
  const { pipeline, frame, hrefOf } = setup;
  // An unknown type stays in the address while the screen reports it.
  const unknownType = setup.type !== null && !isConnector(kind, setup.type) ? setup.type : undefined;
  const [view, setView] = useViewInAddress({
    read: (query) => readSelectConnectorView(kind, query),
    hrefOf: (next) =>
      paths.pipelineSetup(pipeline.id, setupRoutes[kind].select, {
        ...selectConnectorQuery(next),
        type: unknownType,
      }),
  });
  const existing = useQuery(activeConnectors[kind]);
  const { config } = useService();
  const hasMore = existing.data?.hasNext ?? false;
  const search = hasMore && config.lists.search ? view.search.trim() : '';
  const found = useQuery(connectorsNamed(kind, search));
  const rows = useMemo(() => {
    const all = [...(existing.data?.rows ?? []), ...(found.data?.rows ?? [])];
    return [...new Map(all.map((row) => [row.id, row])).values()];
  }, [existing.data, found.data]);
  const { confirmAttach } = useSetupQuestions(kind, pipeline);
  const [usingId, setUsingId] = useState<number>();
  const attach = useAttachConnector(kind, setup);
  return (
    <SelectConnectorScreen
      frame={frame}
      kind={kind}
      isTypeUnknown={unknownType !== undefined}
      back={backLink(setup)}
      existing={mapRemote(toRemote(existing), () => rows)}
      hasMoreExisting={hasMore}
      usingId={attach.isPending ? usingId : undefined}
      view={view}
      onViewChange={setView}
      hrefOfType={(type) => hrefOf(setupRoutes[kind].create, type)}
      onUseExisting={async ({ id }) => {
        const name = rows.find((row) => row.id === id)?.name ?? '';
        if (!(await confirmAttach({ id, name }))) return;
        setUsingId(id);
        attach.run({ kind, pipeline, connectorId: id });
      }}
      requestHref={useRequestHref()}
      onRetryExisting={() => void existing.refetch()}
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

/** The choice of a source or destination: an existing connector, or the type of a new one. */
export const SelectSourceContainer = containerOf('source');
export const SelectDestinationContainer = containerOf('destination');
