import { useId } from 'react';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import { syncForm } from '../../../domain/pipelines/syncForm.ts';
import { isBeyondFields } from '../../../forms/modelForm/isBeyondFields.ts';
import { SubmitButton } from '../../../forms/modelForm/SubmitButton.tsx';
import { SyncNotices } from '../../../forms/SyncSettingsForm/SyncNotices.tsx';
import { SyncPreview } from '../../../forms/SyncSettingsForm/SyncPreview.tsx';
import { SyncSettingsForm } from '../../../forms/SyncSettingsForm/SyncSettingsForm.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardFooter, type WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { PlayIcon } from '../../../primitives/Icon/icons/PlayIcon.ts';
import { wordingOf, type StartProblem } from './SyncSettingsScreen.logic.ts';

export type { StartProblem } from './SyncSettingsScreen.logic.ts';

export interface SyncSettingsScreenProps {
  /** The frame of the step: breadcrumb and steps. */
  frame: WizardFrame;
  /** The settings, made by `createSyncForm`. The container holds the model, so that no entry is lost. */
  model: FormModel;
  /** The destination's connector type. */
  destinationType?: string | null;
  /** The previous step, with its label. */
  back: NonNullable<WizardFooterProps['back']>;
  /** All settings are valid: save them, then start the pipeline. */
  onStart(): void;
  /** @default false */
  isPending?: boolean;
  /** Which of the two requests failed, and why. */
  problem?: StartProblem;
  /** Entries of an earlier visit were restored. @default false */
  isRestored?: boolean;
  /**
   * Changes by other users since the screen opened, and their effect on the user's entries; see `describeStartUpdates`
   * and `describeSyncUpdates`.
   */
  updates?: readonly string[];
  /** Called when the user dismisses the updates. */
  onDismissUpdates?(): void;
  /** Replaces the user's entries with the saved settings. Omitted if they do not differ. */
  onAcceptTheirs?(): void;
}

/** The last step of a setup: the schedule, the maintenance window, and the start (spec §2, sync-settings). */
export function SyncSettingsScreen({
  frame,
  model,
  destinationType,
  back,
  onStart,
  isPending = false,
  problem,
  isRestored,
  updates,
  onDismissUpdates,
  onAcceptTheirs,
}: SyncSettingsScreenProps) {
  const formId = useId();
  return (
    <Wizard {...frame} help={<SyncPreview model={model} />}>
      <WizardSheet
        footer={
          <WizardFooter
            back={back}
            failure={
              problem && isBeyondFields(syncForm, problem.problem)
                ? { problem: problem.problem, wording: wordingOf(problem) }
                : undefined
            }
            next={
              <SubmitButton form={formId} problem={problem?.problem} icon={PlayIcon} isPending={isPending}>
                Start pipeline
              </SubmitButton>
            }
          />
        }
      >
        <SyncNotices
          isRestored={isRestored}
          updates={updates}
          updatesTitle="Someone else changed this setup"
          onDismissUpdates={onDismissUpdates}
          onAcceptTheirs={onAcceptTheirs}
        />
        <SyncSettingsForm
          id={formId}
          model={model}
          onSubmit={onStart}
          destinationType={destinationType}
          serverErrors={problem?.problem.fieldErrors}
        />
      </WizardSheet>
    </Wizard>
  );
}
