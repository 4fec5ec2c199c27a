import type { FormModel } from '../../domain/forms/model/formState.ts';
import { checkCron } from '../../domain/schedule/checkCron.ts';
import { describeFrequency } from '../../domain/schedule/frequency.ts';
import { isCronInWindow } from '../../domain/schedule/nextLoad.ts';
import { syncPaths } from '../../domain/pipelines/syncForm.ts';
import { activeWindow, loadsOutpaceReads, type SyncSettings } from '../../domain/pipelines/syncSettings.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { FrequencyControl } from '../controls/FrequencyControl.tsx';
import { ScheduleControl } from '../controls/ScheduleControl.tsx';
import { ControlSlot } from '../fields/ControlSlot.tsx';

interface ScheduleSectionProps {
  model: FormModel;
  /** The current values of the form. */
  settings: SyncSettings;
}

/** When the source is read and the destination is loaded: at an interval, or by a cron expression. */
export function ScheduleSection({ model, settings }: ScheduleSectionProps) {
  return (
    <WizardSection level={2} title="Schedule" description="How often the pipeline syncs.">
      <ControlSlot
        model={model}
        path={syncPaths.sourceFrequency}
        kind="frequency"
        control={FrequencyControl}
      />
      <ControlSlot model={model} path={syncPaths.schedule} kind="schedule" control={ScheduleControl} />
      <ControlSlot
        model={model}
        path={syncPaths.destinationFrequency}
        kind="frequency"
        control={FrequencyControl}
      />
      {settings.destinationSchedule === 'cron' && <NeverLoads settings={settings} />}
      {loadsOutpaceReads(settings) && (
        <Banner tone="caution" role="status" title="Loads are more frequent than reads.">
          The source is read {describeFrequency(settings.sourceSyncFrequency).toLowerCase()}. Loads in between
          have nothing new to write.
        </Banner>
      )}
    </WizardSection>
  );
}

/** A schedule with all runs in the maintenance window is allowed, but rarely intended. */
function NeverLoads({ settings }: Pick<ScheduleSectionProps, 'settings'>) {
  const { destinationSyncCron: cron } = settings;
  const window = activeWindow(settings);
  if (!window || checkCron(cron) !== undefined || !isCronInWindow(cron, window)) return null;
  return (
    <Banner tone="caution" role="status" title="All runs fall within the maintenance window.">
      Nothing syncs from {window.start} to {window.end} UTC. Choose another time or move the window.
    </Banner>
  );
}
