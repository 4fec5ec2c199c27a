import { getPipeline, getSchemaCollections, listPipelines, listRegions } from '@millrace/ui/contract';
import { nameTaken, type Pipeline, type PipelineId } from '@millrace/ui/domain/entities';
import { importSourceId, type ImportEntry } from '@millrace/ui/domain/pipelineFile';
import { mapRemote, ready, type Remote } from '@millrace/ui/domain/remote';
import { inSentence } from '@millrace/ui/domain/text';
import { ImportPipelineModal, type PartialImport } from '@millrace/ui/modals/ImportPipelineModal';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { read, readAll } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useNavigate } from '../../router/location.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { activeConnectors } from '../data/activeConnectors.ts';
import { hrefOfPipeline } from '../data/hrefOfPipeline.ts';
import { importPipeline } from '../data/importPipeline.ts';
import { pipelinesNamed } from '../data/pipelineWrites.ts';

interface ImportPipelineContainerProps {
  readonly onClose: () => void;
}

const disabled = { enabled: false } as const;
const namedLike = (name: string | undefined) =>
  readAll(listPipelines, name ? pipelinesNamed(name) : undefined);

/** The pipeline that a file may change: the one with its name, or the one that an earlier attempt has created. */
function useExisting(entry: ImportEntry | undefined, created: PipelineId | undefined) {
  const list = useQuery(namedLike(entry?.file.name.trim()));
  const found: Pick<Pipeline, 'id'> | undefined =
    created === undefined
      ? list.data && entry && nameTaken(list.data.rows, entry.file.name)
      : { id: created };
  const detail = useQuery(read(getPipeline, found && { id: found.id }));
  const isNone = entry?.file.name.trim() === '' || (list.data !== undefined && !found);
  const query: Remote<unknown> = found ? toRemote(detail) : toRemote(list);
  return {
    rows: list.data?.rows ?? [],
    existing: isNone ? ready(null) : mapRemote(query, () => detail.data ?? null),
    refetch: () => void (found ? detail : list).refetch(),
  };
}

/** The active connectors of the account, once a file needs them. */
function useConnectors(isWanted: boolean) {
  const sources = useQuery({ ...activeConnectors.source, ...(!isWanted && disabled) });
  const destinations = useQuery({ ...activeConnectors.destination, ...(!isWanted && disabled) });
  return { sources, destinations };
}

/** Creates or changes a pipeline by a file. If the page was left, a toast reports the result (F4). */
export function ImportPipelineContainer({ onClose }: ImportPipelineContainerProps) {
  const isOffline = !useIsOnline();
  const navigate = useNavigate();
  const toasts = useAtomValue(toastsAtom);
  const [entry, setEntry] = useState<ImportEntry>();
  const [partial, setPartial] = useState<PartialImport & { readonly id: PipelineId }>();
  const { existing, rows, refetch } = useExisting(entry, partial?.id);
  const { sources, destinations } = useConnectors(entry !== undefined);
  const regions = useQuery(read(listRegions, {})).data?.map(({ code }) => code);
  const found = existing.state === 'ready' ? existing.value : null;
  const account = { existing: found, sources: sources.data?.rows, destinations: destinations.data?.rows };
  const sourceId = entry && existing.state === 'ready' ? importSourceId(entry, account) : undefined;
  const tables = useQuery(read(getSchemaCollections, sourceId && { id: sourceId }));
  const [leftName, setLeftName] = useState<string>();
  const alike = useQuery({ ...namedLike(leftName), retry: false }).data?.rows ?? [];
  const change = (next: ImportEntry | undefined) => {
    if (next?.file !== entry?.file) setPartial(undefined);
    setEntry(next);
  };
  const write = useWrite(importPipeline, {
    subject: null,
    isInline: true,
    presence: 'component',
    onDone({ pipeline, isNew, failures }, isCurrent) {
      if (!isCurrent) return;
      const { id, name } = pipeline;
      if (failures.length > 0) {
        setPartial({
          id,
          name,
          isNew: isNew || partial?.isNew === true,
          failures,
          href: hrefOfPipeline(pipeline),
        });
        if (entry) setEntry({ ...entry, as: 'existing' });
        return;
      }
      onClose();
      if (isNew) toasts.show({ tone: 'positive', title: `“${inSentence(name)}” was created.` });
      else toasts.show({ tone: 'positive', title: `The settings of “${inSentence(name)}” were applied.` });
      if (isNew) navigate(hrefOfPipeline(pipeline));
    },
  });
  return (
    <ImportPipelineModal
      isOpen
      entry={entry}
      onEntryChange={change}
      existing={existing}
      sources={mapRemote(toRemote(sources), (page) => page.rows)}
      destinations={mapRemote(toRemote(destinations), (page) => page.rows)}
      tables={toRemote(tables)}
      regions={regions}
      takenNames={[...rows, ...alike].map(({ name }) => name)}
      onNameLeft={setLeftName}
      onSubmit={write.run}
      requestsOf={write.requests}
      partial={partial}
      isPending={write.isPending}
      isOffline={isOffline}
      problem={write.problem}
      onRetry={(part) => {
        if (part === 'existing') refetch();
        else void { sources, destinations, tables }[part].refetch();
      }}
      onClose={onClose}
    />
  );
}
