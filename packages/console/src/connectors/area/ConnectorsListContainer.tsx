import { listPipelines } from '@millrace/ui/contract';
import { mapRemote } from '@millrace/ui/domain/remote';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { homeQuestions } from '@millrace/ui/domain/views';
import { ConnectorsListScreen } from '@millrace/ui/screens/ConnectorsListScreen';
import { useQuery } from '@tanstack/react-query';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useList } from '../../lists/useList.ts';
import { useUsedTypes } from '../../pipelines/data/useUsedTypes.ts';
import { useTunnels } from '../data/useTunnels.ts';
import { connectorLists } from './connectorLists.ts';
import { connectorPages } from './connectorPages.ts';
import type { KindProps } from './kindProps.ts';
import { useConnectorCommand } from './useConnectorCommand.ts';

/** The list of sources or destinations, with live updates. */
export function ConnectorsListContainer({ kind, tunnelsHref }: KindProps & { readonly tunnelsHref: string }) {
  const command = useConnectorCommand(kind);
  // The same read as Home's.
  const failing = useQuery(read(listPipelines, homeQuestions.errored)).data;
  return (
    <ConnectorsListScreen
      {...useList(connectorLists[kind])}
      {...useUsedTypes(kind)}
      kind={kind}
      pages={connectorPages[kind]}
      createHref={connectorPaths[kind].select()}
      tunnelsHref={tunnelsHref}
      tunnels={mapRemote(toRemote(useTunnels()), ({ rows }) => rows)}
      {...(failing && !failing.misfits && { failing: failing.rows })}
      onAction={(request) => void command(request)}
    />
  );
}
