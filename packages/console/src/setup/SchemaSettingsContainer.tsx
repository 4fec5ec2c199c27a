import type { SourceId } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { SchemaSettingsScreen } from '@millrace/ui/screens/SchemaSettingsScreen';

import { fetchDraftPipeline } from '../pipelines/data/settingsWrites.ts';
import { defineTablesWrite } from '../pipelines/settings/saveTables.ts';
import { useSchemaEditor } from '../pipelines/settings/useSchemaEditor.ts';
import { useNavigate } from '../router/location.ts';
import type { ScreenProps } from '../router/screens.ts';
import { backLink } from './backLink.ts';
import { SetupContainer, type Setup } from './SetupContainer.tsx';
import { useNoteDraftSaved } from './setupState.ts';

interface Props {
  readonly setup: Setup;
  readonly sourceId: SourceId;
}

const write = defineTablesWrite({
  fetch: fetchDraftPipeline,
  next: (id) => ({ label: 'Continue setup', href: paths.pipelineSetup(id, 'pipelineCreateSyncSettings') }),
});

function SchemaSettingsStep({ setup, sourceId }: Props) {
  const { pipeline, frame, hrefOf } = setup;
  const navigate = useNavigate();
  const noteSaved = useNoteDraftSaved();
  const { editor, save, requests, finish } = useSchemaEditor({
    pipeline,
    sourceId,
    hrefOf: (query) => paths.pipelineSetup(pipeline.id, 'pipelineCreateSchemaSettings', query),
    write,
    onSaved(saved, isCurrent) {
      noteSaved(saved);
      finish();
      if (isCurrent) navigate(hrefOf('pipelineCreateSyncSettings'));
    },
  });
  return (
    <RequestsProvider source={requests}>
      <SchemaSettingsScreen
        {...editor}
        frame={frame}
        onSave={({ syncMappings }) => save(syncMappings)}
        back={backLink(setup, { isSaved: true })}
      />
    </RequestsProvider>
  );
}

/** The choice of the tables to sync. */
export function SchemaSettingsContainer({ match }: ScreenProps) {
  return (
    <SetupContainer match={match}>
      {(setup) =>
        setup.pipeline.sourceId && (
          <SchemaSettingsStep
            key={setup.pipeline.sourceId}
            setup={setup}
            sourceId={setup.pipeline.sourceId}
          />
        )
      }
    </SetupContainer>
  );
}
