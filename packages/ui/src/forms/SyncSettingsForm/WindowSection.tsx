import { longWindowWarning } from '../../domain/schedule/sentences.ts';
import { activeWindow } from '../../domain/schedule/syncSettings.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { SyncSectionProps } from './syncSection.ts';
import * as css from './SyncSettingsForm.css.ts';

/** When the pipeline pauses, if it does. */
export function WindowSection({ settings, errors, set, leave }: SyncSectionProps) {
  const { hasMaintenanceWindow, maintenanceWindow } = settings;
  return (
    <WizardSection
      level={2}
      title="Maintenance window"
      description="Nothing syncs during this time. It can cross midnight."
    >
      <Checkbox
        isSelected={hasMaintenanceWindow}
        onChange={(isOn) => set({ hasMaintenanceWindow: isOn }, 'windowStart')}
      >
        Pause during a maintenance window
      </Checkbox>
      {hasMaintenanceWindow && (
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
                  value={maintenanceWindow[half]}
                  error={errors[field]}
                  onChange={(clock) =>
                    set({ maintenanceWindow: { ...maintenanceWindow, [half]: clock } }, field)
                  }
                  onBlur={() => leave(field)}
                />
              </div>
            );
          })}
        </div>
      )}
      <LongWindow settings={settings} />
    </WizardSection>
  );
}

function LongWindow({ settings }: Pick<SyncSectionProps, 'settings'>) {
  const window = activeWindow(settings);
  const warning = window && longWindowWarning(window);
  if (!warning) return null;
  return (
    <Banner tone="caution" role="status" title={warning.title}>
      {warning.advice}
    </Banner>
  );
}
