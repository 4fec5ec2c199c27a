import { SchemaEditor, type SchemaEditorProps } from '../../../forms/SchemaEditor/SchemaEditor.tsx';
import {
  PipelineSettingsFrame,
  type PipelineSettingsPageProps,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';
import { TableSelectionSkeleton } from '../PipelineFrame/SettingsSkeleton.tsx';
import { whyReadOnly } from '../PipelineFrame/whyReadOnly.ts';

export type { PipelineHrefs, PipelinePageProps, PipelineTab } from '../PipelineFrame/PipelineFrame.tsx';
export type {
  PipelineSettingsHrefs,
  PipelineSettingsPageProps,
  PipelineSettingsView,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';

export interface PipelineSchemaScreenProps
  extends
    PipelineSettingsPageProps,
    Omit<SchemaEditorProps, 'isLive' | 'readOnlyReason' | 'saveLabel' | 'back'> {
  /** Fetches the pipeline again. */
  onRetry(): void;
}

/** The tables and columns that a pipeline replicates, after its setup (spec §2, `schema_config`). */
export function PipelineSchemaScreen(props: PipelineSchemaScreenProps) {
  const { schema, view, onViewChange, reading, onRefresh, onSave, isSaving, saveProblem } = props;
  const { onExcludeFields, onCustomPrimaryKey, onRefreshColumns, ...frame } = props;
  return (
    <PipelineSettingsFrame {...frame} view="schema" skeleton={<TableSelectionSkeleton />}>
      {(pipeline) => (
        <SchemaEditor
          schema={schema}
          view={view}
          onViewChange={onViewChange}
          reading={reading}
          onRefresh={onRefresh}
          onExcludeFields={onExcludeFields}
          onCustomPrimaryKey={onCustomPrimaryKey}
          onRefreshColumns={onRefreshColumns}
          onSave={onSave}
          isSaving={isSaving}
          saveProblem={saveProblem}
          saveLabel="Save tables"
          isLive
          readOnlyReason={whyReadOnly(pipeline)}
        />
      )}
    </PipelineSettingsFrame>
  );
}
