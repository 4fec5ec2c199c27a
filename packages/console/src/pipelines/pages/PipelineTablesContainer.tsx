import { getSchemaCollections, listPipelineUsageCollections } from '@millrace/ui/contract';
import { parseId, type PipelineId } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import { readTablesView, tablesViewQuery } from '@millrace/ui/domain/views';
import { PipelineTablesScreen } from '@millrace/ui/screens/PipelineTablesScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { defineDialog } from '../../dialogs/dialog.ts';
import { useAsk } from '../../dialogs/useAsk.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import { useViewInAddress } from '../../router/useViewInAddress.ts';
import { resyncPipeline } from '../actions/dialogs.ts';
import { usePipelineSettings } from './usePipelineSettings.ts';

/** Confirms that tables are included, excluded or given up. Answers with the tables that were changed. */
const changeTables = defineDialog({
  name: 'changeTables',
  load: async () => (await import('./TableActionContainer.tsx')).TableActionContainer,
  answers: { onClose: (changed: readonly string[]) => changed },
});

const none: ReadonlySet<string> = new Set();

/** The tables of a pipeline and their states, with live updates. */
export function PipelineTablesContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <Tables key={id} id={id} match={match} />;
}

function Tables({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const ask = useAsk();
  const { frame, query: pipeline, hasData } = usePipelineSettings(id, match);
  const [selected, setSelected] = useState(none);
  const [view, setView] = useViewInAddress({
    read: readTablesView,
    hrefOf: (next) => paths.pipelineMaintenance(id, tablesViewQuery(next)),
  });
  const usage = useQuery({ ...read(listPipelineUsageCollections, { id }), enabled: hasData });
  // Reading the source is slow, so the table is shown first. Which tables are new or removed follows.
  const sourceId = pipeline.data?.sourceId ?? pipeline.data?.source?.id;
  const isShown = sourceId !== undefined && usage.isSuccess;
  const schema = useQuery(read(getSchemaCollections, isShown ? { id: sourceId } : undefined));
  const parts = { pipeline, usage, schema };
  return (
    <PipelineTablesScreen
      {...frame}
      usage={toRemote(usage)}
      schema={pipeline.data && sourceId === undefined ? null : toRemote(schema)}
      view={view}
      onViewChange={setView}
      selected={selected}
      onSelectionChange={setSelected}
      onResync={({ pipeline: resynced, tables }) => {
        void ask(resyncPipeline, { pipeline: resynced, chosen: tables });
      }}
      onTableAction={async (request) => {
        const changed = new Set(await ask(changeTables, request));
        setSelected((before) => new Set([...before].filter((table) => !changed.has(table))));
      }}
      onRetry={(part) => void parts[part].refetch()}
    />
  );
}
