import { useRef } from 'react';
import type { FieldError } from '../../domain/problem.ts';
import { checkSyncSettings, syncFields, type SyncField } from '../../domain/schedule/checkSyncSettings.ts';
import { describeCron } from '../../domain/schedule/describeCron.ts';
import {
  deletedRowColumn,
  describeFrequency,
  frequenciesWith,
  type SyncSettings,
} from '../../domain/schedule/syncSettings.ts';
import type { MaintenanceWindow } from '../../domain/schedule/window.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focusField } from '../fields/focusField.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import * as css from './SyncSettingsForm.css.ts';

export interface SyncSettingsFormProps {
  /** For the submit button, which stands outside of it. */
  id: string;
  /** What is set now. */
  settings: SyncSettings;
  /** Gets all settings again, with the one that has changed. */
  onChange(settings: SyncSettings): void;
  /** Everything was judged and is right. */
  onSubmit(): void;
  /** The destination's connector type; a file format concerns `s3` alone. */
  destinationType?: string | null;
  /** What the service refused, by field. */
  refused?: readonly FieldError[];
}

const frequencyOptions = (current: number) =>
  frequenciesWith(current).map((ms) => ({ value: String(ms), label: describeFrequency(ms) }));

const schedules = [
  { value: 'interval', label: 'At an interval', description: 'Counted from when the pipeline starts.' },
  { value: 'cron', label: 'On a cron schedule', description: 'At fixed times, by UTC.' },
] as const;

/** How often a pipeline syncs, when it rests, and what it takes along (spec §3, sync settings). */
export function SyncSettingsForm({
  id,
  settings,
  onChange,
  onSubmit,
  destinationType,
  refused,
}: SyncSettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const found = checkSyncSettings(settings);
  const { shown, leave, change, showAll } = useFieldErrors(found, refused);

  const set = (changes: Partial<SyncSettings>, field?: SyncField): void => {
    if (field) change(field);
    onChange({ ...settings, ...changes });
  };
  const setWindow = (half: Partial<MaintenanceWindow>, field: SyncField): void =>
    set({ maintenanceWindow: { ...settings.maintenanceWindow, ...half } }, field);

  const submit = (): void => {
    const first = syncFields.find((field) => found[field]);
    if (!first) return onSubmit();
    showAll();
    if (form.current) focusField(form.current, first);
    return undefined;
  };

  return (
    <form
      ref={form}
      id={id}
      className={css.form}
      aria-label="Sync settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WizardSection level={2} title="Schedule" description="How often records move.">
        <div data-field="sourceSyncFrequency">
          <Select
            label="Source frequency"
            description="How long to wait between two reads of the source."
            options={frequencyOptions(settings.sourceSyncFrequency)}
            value={String(settings.sourceSyncFrequency)}
            error={shown.sourceSyncFrequency}
            onChange={(ms) => set({ sourceSyncFrequency: Number(ms) }, 'sourceSyncFrequency')}
          />
        </div>
        <RadioGroup
          label="Destination schedule"
          variant="cards"
          options={schedules}
          value={settings.destinationSchedule}
          onChange={(destinationSchedule) => set({ destinationSchedule })}
        />
        {settings.destinationSchedule === 'interval' ? (
          <div data-field="destinationSyncFrequency">
            <Select
              label="Destination frequency"
              description="How long to wait between two loads into the destination."
              options={frequencyOptions(settings.destinationSyncFrequency)}
              value={String(settings.destinationSyncFrequency)}
              error={shown.destinationSyncFrequency}
              onChange={(ms) => set({ destinationSyncFrequency: Number(ms) }, 'destinationSyncFrequency')}
            />
          </div>
        ) : (
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
                (!found.destinationSyncCron && describeCron(settings.destinationSyncCron)) ||
                'Minute, hour, day, month, weekday. A day and a weekday together mean either of them.'
              }
              value={settings.destinationSyncCron}
              error={shown.destinationSyncCron}
              onChange={(destinationSyncCron) => set({ destinationSyncCron }, 'destinationSyncCron')}
              onBlur={() => leave('destinationSyncCron')}
            />
          </div>
        )}
      </WizardSection>

      <WizardSection
        level={2}
        title="Maintenance window"
        description="A time of day at which nothing syncs. It may cross midnight."
      >
        <div className={css.pair}>
          {(['start', 'end'] as const).map((half) => {
            const field = half === 'start' ? 'windowStart' : 'windowEnd';
            return (
              <div key={half} data-field={field}>
                <TextField
                  label={half === 'start' ? 'Start' : 'End'}
                  isRequired
                  isMono
                  autoComplete="off"
                  placeholder="HH:MM"
                  suffix="UTC"
                  value={settings.maintenanceWindow[half]}
                  error={shown[field]}
                  onChange={(clock) => setWindow({ [half]: clock }, field)}
                  onBlur={() => leave(field)}
                />
              </div>
            );
          })}
        </div>
      </WizardSection>

      <WizardSection
        level={2}
        title="Changes"
        description="What to do when the source changes its shape or loses rows."
      >
        <div className={css.checks}>
          <Checkbox
            isSelected={settings.persistDeletedRows}
            onChange={(persistDeletedRows) => set({ persistDeletedRows })}
            description={
              <>
                A row that is deleted at the source stays at the destination; its column{' '}
                <Code>{deletedRowColumn}</Code> says since when.
              </>
            }
          >
            Persist deleted rows
          </Checkbox>
          <Checkbox
            isSelected={settings.autoSyncNewCollections}
            onChange={(autoSyncNewCollections) => set({ autoSyncNewCollections })}
            description="A table that appears at the source is replicated without being chosen first."
          >
            Auto sync new collections
          </Checkbox>
          <Checkbox
            isSelected={settings.replicateColumnChanges}
            onChange={(replicateColumnChanges) => set({ replicateColumnChanges })}
            description="A column that is added at the source is added at the destination."
          >
            Replicate column changes
          </Checkbox>
        </div>
      </WizardSection>

      {destinationType === 's3' && (
        <WizardSection level={2} title="Files">
          <div className={css.format}>
            <span className={css.formatName}>S3 file format</span>
            <Code>{settings.s3FileFormat}</Code>
            <span className={css.formatNote}>The only format there is; it cannot be changed later.</span>
          </div>
        </WizardSection>
      )}
    </form>
  );
}
