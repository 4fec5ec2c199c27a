import { useId } from 'react';
import type { Problem } from '../../../domain/problem.ts';
import type { FormModel } from '../../../domain/forms/formState.ts';
import { fieldAtLocation } from '../../../domain/forms/locations.ts';
import { syncForm } from '../../../domain/schedule/syncForm.ts';
import { SyncPreview } from '../../../forms/SyncSettingsForm/SyncPreview.tsx';
import { SyncSettingsForm } from '../../../forms/SyncSettingsForm/SyncSettingsForm.tsx';
import { useCountdown } from '../../../patterns/ProblemNotice/useCountdown.ts';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardFooter, type WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlayIcon } from '../../../primitives/Icon/icons/PlayIcon.ts';
import { wordingOf, type StartProblem } from './SyncSettingsScreen.logic.ts';
import * as css from './SyncSettingsScreen.css.ts';

export interface SyncSettingsScreenProps {
  /** What stands around the step: the trail and the steps. */
  frame: WizardFrame;
  /** The settings, made by `createSyncForm`; kept by whoever shows this, so that nothing typed is lost. */
  model: FormModel;
  /** The destination's connector type. */
  destinationType?: string | null;
  /** The step before, by name. */
  back: NonNullable<WizardFooterProps['back']>;
  /** Everything was judged and is right: save it, then start. */
  onStart(): void;
  /** @default false */
  isPending?: boolean;
  /** What went wrong, and at which of the two. */
  problem?: StartProblem;
  /** What was entered on an earlier visit was put back. @default false */
  isRestored?: boolean;
  /**
   * What others changed while this was on screen, and what becomes of one's own; see `describeStartUpdates` and
   * `describeSyncUpdates`.
   */
  updates?: readonly string[];
  /** The updates were read. */
  onDismissUpdates?(): void;
  /** What others set is to replace what was entered here. Left out where nothing differs. */
  onAcceptTheirs?(): void;
}

/** What is said at the fields need not be said above them; anything else does. */
const hasMore = ({ fieldErrors = [] }: Problem): boolean =>
  fieldErrors.length === 0 ||
  fieldErrors.some(({ location }) => fieldAtLocation(syncForm, location) === undefined);

/** The last step of a setup: when it syncs, when it rests, and off it goes (spec §2, sync-settings). */
export function SyncSettingsScreen({
  frame,
  model,
  destinationType,
  back,
  onStart,
  isPending = false,
  problem,
  isRestored = false,
  updates = [],
  onDismissUpdates,
  onAcceptTheirs,
}: SyncSettingsScreenProps) {
  const formId = useId();
  const isResting = useCountdown(problem?.problem) > 0;
  return (
    <Wizard {...frame} help={<SyncPreview model={model} />}>
      <WizardSheet
        footer={
          <WizardFooter
            back={back}
            failure={
              problem && hasMore(problem.problem)
                ? { problem: problem.problem, wording: wordingOf(problem) }
                : undefined
            }
            note="Saves these settings, then begins the initial sync."
            next={
              <Button
                type="submit"
                form={formId}
                tone="accent"
                variant="solid"
                icon={PlayIcon}
                isPending={isPending}
                isDisabled={isResting}
              >
                Start pipeline
              </Button>
            }
          />
        }
      >
        {isRestored && (
          <div className={css.notice}>
            <Banner role="status" title="What you entered last time is here again.">
              It is not saved yet.
            </Banner>
          </div>
        )}
        {updates.length > 0 && (
          <div className={css.notice}>
            <Banner
              tone="caution"
              role="status"
              title="Somebody else has changed this setup"
              actions={
                <>
                  {onAcceptTheirs && (
                    <Button size="small" onPress={onAcceptTheirs}>
                      Use theirs
                    </Button>
                  )}
                  <Button size="small" onPress={onDismissUpdates}>
                    Dismiss
                  </Button>
                </>
              }
            >
              {updates.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Banner>
          </div>
        )}
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
