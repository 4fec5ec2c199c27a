import { canPipeline, type SourceId } from '@millrace/ui/domain/entities';
import { failed } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { PipelineSchemaScreen } from '@millrace/ui/screens/PipelineSchemaScreen';
import { useAtomValue } from 'jotai';

import { useAsk } from '../../dialogs/useAsk.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { fetchLivePipeline } from '../data/settingsWrites.ts';
import { confirmReloads, type ReloadQuestion } from './confirmReloads.ts';
import { tableReloads } from './dialogs.ts';
import { defineTablesWrite, tablesSaved } from './saveTables.ts';
import type { SettingsSectionProps } from './section.ts';
import { useSchemaEditor } from './useSchemaEditor.ts';

const write = defineTablesWrite({
  fetch: fetchLivePipeline,
  next: (id) => ({ label: 'View tables', href: paths.pipelineSettings(id) }),
});

/** The tables of a pipeline. A pipeline without a source has none. */
export function PipelineSchemaSection(props: SettingsSectionProps) {
  const { sourceId } = props.pipeline;
  return sourceId ? <Tables key={sourceId} {...props} sourceId={sourceId} /> : <NoTables {...props} />;
}

function Tables({ pipeline, frame, onRetry, sourceId }: SettingsSectionProps & { sourceId: SourceId }) {
  const ask = useAsk();
  const toasts = useAtomValue(toastsAtom);
  const isReadOnly = !canPipeline('rename', pipeline);
  const { model, editor, save, requests } = useSchemaEditor({
    pipeline,
    sourceId,
    hrefOf: (query) => paths.pipelineSettings(pipeline.id, query),
    write,
    isReadOnly,
    onSaved(saved, isCurrent) {
      if (isCurrent) toasts.show({ tone: 'positive', title: tablesSaved(saved) });
    },
  });
  const onSave = async () => {
    const isRunning = pipeline.status === 'running';
    const confirm = (question: ReloadQuestion) => ask(tableReloads, question);
    if (!model || !(await confirmReloads(confirm, model, { isRunning }))) return;
    // Others may have saved while the question was open.
    if (model.conflicts().length === 0) save(model.toSyncMappings());
  };
  return (
    <RequestsProvider source={isReadOnly ? undefined : requests}>
      <PipelineSchemaScreen {...frame} {...editor} onSave={() => void onSave()} onRetry={onRetry} />
    </RequestsProvider>
  );
}

const noSource = failed({ kind: 'http', status: 404, detail: 'This pipeline has no source.' });
const nothing = () => undefined;

function NoTables({ frame, onRetry }: SettingsSectionProps) {
  return (
    <PipelineSchemaScreen
      {...frame}
      schema={noSource}
      view={{ search: '', show: 'all' }}
      onViewChange={nothing}
      reading={null}
      onRefresh={onRetry}
      onSave={nothing}
      onExcludeFields={nothing}
      onCustomPrimaryKey={nothing}
      onRetry={onRetry}
    />
  );
}
