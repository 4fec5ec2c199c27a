import { getSchemaCollections } from '@millrace/ui/contract';
import { canHaveSchemas } from '@millrace/ui/domain/connectors';
import type { PipelineDetail, SourceId, SyncMapping } from '@millrace/ui/domain/entities';
import { loading, ready } from '@millrace/ui/domain/remote';
import type { AddressQuery } from '@millrace/ui/domain/routes';
import { captureSchemaDraft, describeChanges, type SchemaModel } from '@millrace/ui/domain/schema';
import { readSchemaView, schemaViewQuery } from '@millrace/ui/domain/views';
import { useSchemaModel } from '@millrace/ui/forms/SchemaEditor';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useDefinition } from '../../data/useDefinition.ts';
import { useAsk } from '../../dialogs/useAsk.ts';
import type { Autosave } from '../../drafts/autosaveDraft.ts';
import { useDraftStorage } from '../../drafts/useDraftStorage.ts';
import { noWork, useLeaveGuard } from '../../guard/useLeaveGuard.ts';
import { useViewInAddress } from '../../router/useViewInAddress.ts';
import { useScope } from '../../scope/useScope.ts';
import { autosaveSchema } from './autosaveSchema.ts';
import { chooseExcluded, chooseKeys } from './chooseColumns.ts';
import type { TablesWrite } from './saveTables.ts';
import { useColumnRefresh } from './useColumnRefresh.ts';
import { useSaveTables } from './useSaveTables.ts';

const noMappings: readonly SyncMapping[] = [];
const hasNoSecrets = () => false;
const subscribeToNothing = () => () => undefined;

interface SchemaDraftOptions {
  /** `undefined` stores and restores nothing. */
  readonly model: SchemaModel | undefined;
  readonly sourceId: SourceId;
  /** The address of the page, under which the draft is stored. */
  readonly route: string;
}

/**
 * Stores unsaved table choices for the next visit, and restores those of the last visit.
 * @returns discards the draft, after saving
 */
function useSchemaDraft({ model, sourceId, route }: SchemaDraftOptions): () => void {
  const scope = useScope();
  const drafts = useDraftStorage();
  const autosave = useRef<Autosave>(undefined);
  useEffect(() => {
    if (!model) return undefined;
    const started = autosaveSchema(scope, { model, source: sourceId, drafts, route });
    autosave.current = started;
    return started.stop;
  }, [scope, drafts, model, sourceId, route]);
  return useCallback(() => autosave.current?.discard(), []);
}

export interface SchemaEditorOptions {
  readonly pipeline: PipelineDetail;
  /** The source whose tables are edited. */
  readonly sourceId: SourceId;
  /** The address of the page, with the view of its tables. */
  readonly hrefOf: (query: AddressQuery) => string;
  /** How the selection is saved. */
  readonly write: TablesWrite;
  /** Nothing can be changed, so no draft is restored. @default false */
  readonly isReadOnly?: boolean;
  /** Called after saving. `isCurrent`: the person is still on the page. */
  readonly onSaved: (saved: PipelineDetail, isCurrent: boolean) => void;
}

/** The editor of a pipeline's tables: reads the source, keeps a draft, guards unsaved choices, and saves them. */
export function useSchemaEditor(options: SchemaEditorOptions) {
  const { pipeline, sourceId, hrefOf, write, isReadOnly = false, onSaved } = options;
  const ask = useAsk();
  const [view, setView] = useViewInAddress({
    read: readSchemaView,
    hrefOf: (next) => hrefOf(schemaViewQuery(next)),
  });
  const collections = useQuery(read(getSchemaCollections, { id: sourceId }));
  const saved = ready(pipeline.syncMappings ?? noMappings);
  const definition = useDefinition('source', pipeline.source?.type);
  // The names are split in one way from the beginning. Without a definition, they decide themselves.
  const isKnown = !definition.isLoading || definition.failureCount > 0;
  const schema = useSchemaModel({
    schema: isKnown ? toRemote(collections) : loading,
    saved,
    canHaveSchemas: definition.data ? canHaveSchemas(definition.data) : undefined,
  });
  const model = schema.state === 'ready' ? schema.value : undefined;
  const columns = useColumnRefresh(sourceId);
  const draft = { model: isReadOnly ? undefined : model, sourceId, route: hrefOf({}) };
  const forgetDraft = useSchemaDraft(draft);
  const summary = useSyncExternalStore(model?.subscribe ?? subscribeToNothing, () => model?.getSnapshot());
  const changes = summary?.canUndo ? describeChanges(summary.changes) : '';
  const save = useSaveTables({ write, pipeline, sourceId, model, onSaved });
  const endGuard = useLeaveGuard({
    isHeld: changes !== '',
    isSaving: save.isPending,
    hasSecrets: hasNoSecrets,
    isKept: useCallback(
      () => model !== undefined && captureSchemaDraft(model, sourceId) !== null,
      [model, sourceId],
    ),
    work: useMemo(() => (changes === '' ? noWork : [changes]), [changes]),
  });
  return {
    model,
    /** Discards the draft and ends the guard, before the page is left after saving. */
    finish() {
      forgetDraft();
      endGuard();
    },
    save: save.run,
    /** What saving would send now. */
    requests: model && (() => save.requests(model.toSyncMappings())),
    editor: {
      schema: schema.state === 'ready' && columns.isRunning ? { ...schema, isRefreshing: true } : schema,
      view,
      onViewChange: setView,
      reading: collections.data ?? null,
      onRefresh: () => void collections.refetch(),
      isSaving: save.isPending,
      saveProblem: save.problem,
      onExcludeFields: ({ table }: { table: string }) => model && void chooseExcluded(ask, model, table),
      onCustomPrimaryKey: ({ table }: { table: string }) => model && void chooseKeys(ask, model, table),
      onRefreshColumns: ({ table }: { table: string }) => void columns.refresh(table),
    },
  };
}
