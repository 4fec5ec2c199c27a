import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import {
  PipelineSettingsFrame,
  type PipelineSettingsPageProps,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';
import { TablesSkeleton } from './TablesSkeleton.tsx';
import { PipelineTables, type TablesProps } from './PipelineTables.tsx';

export type { TablesPart } from './PipelineTables.tsx';

export interface PipelineTablesScreenProps extends PipelineSettingsPageProps, TablesProps {
  /** What each replicated table has loaded so far, and its status. */
  usage: Remote<readonly CollectionUsage[]>;
}

/** The state of every table of a pipeline, and what can be done about it (spec §2, `schema_maintenance`). */
export function PipelineTablesScreen(props: PipelineTablesScreenProps) {
  const { usage, settingsHrefs, onRetry } = props;
  return (
    <PipelineSettingsFrame
      {...props}
      view="maintenance"
      skeleton={<TablesSkeleton />}
      onRetry={() => onRetry('pipeline')}
    >
      {(pipeline) => (
        <RemoteView
          subject="The status of the tables"
          remote={usage}
          skeleton={<TablesSkeleton />}
          onRetry={() => onRetry('usage')}
        >
          {(value) => (
            <PipelineTables {...props} pipeline={pipeline} usage={value} schemaHref={settingsHrefs.schema} />
          )}
        </RemoteView>
      )}
    </PipelineSettingsFrame>
  );
}
