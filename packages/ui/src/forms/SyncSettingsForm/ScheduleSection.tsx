import { checkCron } from '../../domain/schedule/checkCron.ts';
import { describeCron } from '../../domain/schedule/describeCron.ts';
import { isCronInWindow } from '../../domain/schedule/nextLoad.ts';
import {
  activeWindow,
  describeFrequency,
  frequenciesWith,
  loadsOutpaceReads,
} from '../../domain/schedule/syncSettings.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { SyncSectionProps } from './syncSection.ts';

const frequencyOptions = (current: number) =>
  frequenciesWith(current).map((ms) => ({ value: String(ms), label: describeFrequency(ms) }));

const schedules = [
  { value: 'interval', label: 'At an interval', description: 'Starting when the pipeline starts.' },
  { value: 'cron', label: 'On a cron schedule', description: 'At fixed times (UTC).' },
] as const;

/** When the source is read, and when the destination is loaded: at an interval, or by a cron expression. */
export function ScheduleSection({ settings, errors, set, leave }: SyncSectionProps) {
  return (
    <WizardSection level={2} title="Schedule" description="How often records move.">
      <FrequencySelect
        name="sourceSyncFrequency"
        label="Source frequency"
        description="Time between reads from the source."
        settings={settings}
        errors={errors}
        set={set}
      />
      <RadioGroup
        label="Destination schedule"
        variant="cards"
        options={schedules}
        value={settings.destinationSchedule}
        onChange={(destinationSchedule) => set({ destinationSchedule })}
      />
      {settings.destinationSchedule === 'interval' ? (
        <FrequencySelect
          name="destinationSyncFrequency"
          label="Destination frequency"
          description="Time between loads into the destination."
          settings={settings}
          errors={errors}
          set={set}
        />
      ) : (
        <>
          <div data-field="destinationSyncCron">
            <TextField
              label="Cron expression"
              isRequired
              isMono
              autoComplete="off"
              spellCheck="false"
              placeholder="0 */6 * * *"
              suffix="UTC"
              description={
                (checkCron(settings.destinationSyncCron) === undefined &&
                  describeCron(settings.destinationSyncCron)) ||
                'Minute, hour, day, month, weekday. If both day and weekday are set, either one matches.'
              }
              value={settings.destinationSyncCron}
              error={errors.destinationSyncCron}
              onChange={(destinationSyncCron) => set({ destinationSyncCron }, 'destinationSyncCron')}
              onBlur={() => leave('destinationSyncCron')}
            />
          </div>
          <NeverLoads settings={settings} />
        </>
      )}
      {loadsOutpaceReads(settings) && (
        <Banner tone="caution" role="status" title="Loads are more frequent than reads.">
          The source is read {describeFrequency(settings.sourceSyncFrequency).toLowerCase()}. Loads in between
          have nothing new to write.
        </Banner>
      )}
    </WizardSection>
  );
}

interface FrequencySelectProps extends Pick<SyncSectionProps, 'settings' | 'errors' | 'set'> {
  name: 'sourceSyncFrequency' | 'destinationSyncFrequency';
  label: string;
  description: string;
}

function FrequencySelect({ name, settings, errors, set, ...words }: FrequencySelectProps) {
  return (
    <div data-field={name}>
      <Select
        {...words}
        options={frequencyOptions(settings[name])}
        value={String(settings[name])}
        error={errors[name]}
        onChange={(ms) => set({ [name]: Number(ms) }, name)}
      />
    </div>
  );
}

/** A schedule with all runs in the maintenance window is allowed, but hardly intended. */
function NeverLoads({ settings }: Pick<SyncSectionProps, 'settings'>) {
  const { destinationSyncCron: cron } = settings;
  const window = activeWindow(settings);
  if (!window || checkCron(cron) !== undefined || !isCronInWindow(cron, window)) return null;
  return (
    <Banner tone="caution" role="status" title="All runs fall into the maintenance window.">
      Nothing syncs from {window.start} to {window.end} UTC. Choose another time or move the window.
    </Banner>
  );
}
