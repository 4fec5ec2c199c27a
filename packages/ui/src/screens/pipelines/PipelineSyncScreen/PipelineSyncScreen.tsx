import { useId, useMemo } from 'react';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import { describeFailure, type Problem } from '../../../domain/outcome/problem.ts';
import { createSyncForm, syncForm } from '../../../domain/pipelines/syncForm.ts';
import { isBeyondFields } from '../../../forms/modelForm/isBeyondFields.ts';
import { SubmitButton } from '../../../forms/modelForm/SubmitButton.tsx';
import { SyncNotices, type SyncNoticesProps } from '../../../forms/SyncSettingsForm/SyncNotices.tsx';
import { SyncPreview } from '../../../forms/SyncSettingsForm/SyncPreview.tsx';
import { SyncSettingsForm } from '../../../forms/SyncSettingsForm/SyncSettingsForm.tsx';
import { WizardFooter } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  PipelineSettingsFrame,
  type PipelineSettingsPageProps,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';
import { SettingsSkeleton } from '../PipelineFrame/SettingsSkeleton.tsx';
import { whyReadOnly } from '../PipelineFrame/whyReadOnly.ts';
import { useLateNotice } from '../../../internal/useLateNotice.ts';
import { useSnapshot } from '../../../internal/useSnapshot.ts';
import * as css from './PipelineSyncScreen.css.ts';

export type { PipelineHrefs, PipelinePageProps, PipelineTab } from '../PipelineFrame/PipelineFrame.tsx';
export type {
  PipelineSettingsHrefs,
  PipelineSettingsPageProps,
  PipelineSettingsView,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';

export interface PipelineSyncScreenProps
  extends PipelineSettingsPageProps, Omit<SyncNoticesProps, 'updatesTitle'> {
  /** The settings, made by `createSyncForm`. The container holds the model, so that no entry is lost. */
  model: FormModel;
  /** The unsaved changes, one line each; see `describeSyncChanges`. */
  changes: readonly string[];
  /** The destination's connector type. */
  destinationType?: string | null;
  /** All settings are valid: save them. */
  onSave(): void;
  /** The settings are being saved. @default false */
  isSaving?: boolean;
  /** Why the last save failed. */
  saveProblem?: Problem;
  /** Fetches the pipeline again. */
  onRetry(): void;
}

/** A service may leave out the next sync. The past makes the loads count from now. */
const unknown = new Date(0);

/** When a pipeline syncs and how it handles changes at the source, after its setup (spec §2, `schema_config`). */
export function PipelineSyncScreen(props: PipelineSyncScreenProps) {
  return (
    <PipelineSettingsFrame {...props} view="sync" skeleton={<SettingsSkeleton />}>
      {(pipeline) => <SyncSheet {...props} pipeline={pipeline} />}
    </PipelineSettingsFrame>
  );
}

function SyncSheet({
  pipeline,
  model,
  changes,
  destinationType,
  onSave,
  isSaving = false,
  saveProblem,
  ...notices
}: Omit<PipelineSyncScreenProps, 'pipeline'> & { pipeline: PipelineDetail }) {
  const formId = useId();
  const { isDirty } = useSnapshot(model);
  const readOnlyReason = whyReadOnly(pipeline);
  const isReadOnly = readOnlyReason !== undefined;
  const late = useLateNotice(isReadOnly);
  // What was entered but not saved must not look like the saved values. It is kept for when the pipeline is restored.
  const shown = useMemo(() => (isReadOnly ? createSyncForm(pipeline) : model), [isReadOnly, pipeline, model]);
  const isRunning = pipeline.status === 'running';
  return (
    <div className={css.screen}>
      <div className={css.columns}>
        <WizardSheet
          footer={
            !isReadOnly && (
              <WizardFooter
                failure={
                  saveProblem && isBeyondFields(syncForm, saveProblem)
                    ? {
                        problem: saveProblem,
                        wording: describeFailure(
                          'The settings could not be saved.',
                          saveProblem,
                          'Your entries are kept.',
                        ),
                      }
                    : undefined
                }
                note={
                  <span role="status">
                    {isDirty ? formatQuantity(changes.length, 'unsaved change') : 'No changes to save.'}
                  </span>
                }
                test={
                  <Button isDisabled={!isDirty || isSaving} onPress={model.reset}>
                    Discard changes
                  </Button>
                }
                next={
                  <SubmitButton
                    form={formId}
                    problem={saveProblem}
                    isPending={isSaving}
                    isDisabled={!isDirty}
                  >
                    Save settings
                  </SubmitButton>
                }
              />
            )
          }
        >
          {isReadOnly && (
            <div className={css.notice}>
              <Banner {...late} title={readOnlyReason}>
                {changes.length > 0 && (
                  <>
                    <p>Your changes are not saved. They are here again once the pipeline is restored:</p>
                    <ul className={css.unsaved}>
                      {changes.map((change) => (
                        <li key={change}>{change}</li>
                      ))}
                    </ul>
                  </>
                )}
              </Banner>
            </div>
          )}
          <SyncNotices
            isRestored={notices.isRestored}
            updates={notices.updates}
            updatesTitle="Someone else changed these settings"
            onDismissUpdates={notices.onDismissUpdates}
            onAcceptTheirs={notices.onAcceptTheirs}
          />
          <SyncSettingsForm
            key={isReadOnly ? 'saved' : 'entered'}
            id={formId}
            model={shown}
            onSubmit={onSave}
            destinationType={destinationType}
            serverErrors={saveProblem?.fieldErrors}
            isReadOnly={isReadOnly}
          />
        </WizardSheet>
        {!isReadOnly && (
          <aside className={css.help} aria-label="Schedule preview">
            <SyncPreview model={model} nextSyncAt={isRunning ? (pipeline.nextSyncAt ?? unknown) : null} />
          </aside>
        )}
      </div>
    </div>
  );
}
