import { Loading } from '../../../primitives/Loading/Loading.tsx';
import {
  PipelineSettingsFrame,
  type PipelineSettingsPageProps,
  type PipelineSettingsView,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';
import { SettingsSkeleton, TableSelectionSkeleton } from '../PipelineFrame/SettingsSkeleton.tsx';

export type { PipelineHrefs, PipelinePageProps, PipelineTab } from '../PipelineFrame/PipelineFrame.tsx';
export type {
  PipelineSettingsHrefs,
  PipelineSettingsPageProps,
  PipelineSettingsView,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';

export interface PipelineSettingsLoadingScreenProps extends PipelineSettingsPageProps {
  /** The view that loads. */
  view: PipelineSettingsView;
  /** Fetches the pipeline again. */
  onRetry(): void;
}

/** The settings of a pipeline while it, or the code of a view, loads. It also shows a draft, a failure and not found. */
export function PipelineSettingsLoadingScreen(props: PipelineSettingsLoadingScreenProps) {
  // Announces itself.
  if (props.view === 'schema') {
    return (
      <PipelineSettingsFrame {...props} skeleton={<TableSelectionSkeleton />}>
        {() => <TableSelectionSkeleton />}
      </PipelineSettingsFrame>
    );
  }
  return (
    <PipelineSettingsFrame {...props} skeleton={<SettingsSkeleton />}>
      {() => (
        <Loading label="Loading settings">
          <SettingsSkeleton />
        </Loading>
      )}
    </PipelineSettingsFrame>
  );
}
